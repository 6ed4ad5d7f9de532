import { m } from '#paraglide/messages.js';
import { NamedSelect, type NamedSelectProps } from './NamedSelect.tsx';
import { useOwners } from './use-queue.tsx';

type Props = Omit<NamedSelectProps, 'value' | 'choices' | 'onChoose'> & {
  /** The id of a member, 'me' or 'nobody'; null for none of them. */
  value: string | null;
  onChoose: (owner: string | null) => void;
  /** What is chosen with none of them, such as 'Everybody'. */
  none: string;
  /** The words for 'me' and 'nobody', where they can be chosen. */
  me?: string;
  nobody?: string;
  /** The name of the chosen one, where it is known before the team is. */
  name?: string | null;
};

/** The members of the team as choices; whoever is chosen is named before the team is loaded, and after they left it. */
export function OwnerSelect({ value, onChoose, none, me, nobody, name, ...rest }: Props) {
  const { data: owners = [], isPending } = useOwners();
  const known = [
    ['', none] as const,
    ...(me === undefined ? [] : [['me', me] as const]),
    ...owners.map(({ id, name: member }) => [id, member] as const),
    ...(nobody === undefined ? [] : [['nobody', nobody] as const]),
  ];
  const isKnown = known.some(([id]) => id === (value ?? ''));
  const unknown = isPending ? m.desk_team_loading() : m.desk_owner_unknown();
  return (
    <NamedSelect
      {...rest}
      value={value ?? ''}
      choices={isKnown || value === null ? known : [...known, [value, name ?? unknown]]}
      onChoose={(id) => onChoose(id || null)}
    />
  );
}
