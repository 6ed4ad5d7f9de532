import type { ReactNode } from 'react';
import { Badge } from '#components/Badge.tsx';
import { Button } from '#components/Button.tsx';
import { SaveFailure } from '#features/desk/SaveFailure.tsx';
import { type DeskChange, useDeskMutation } from '#features/desk/use-desk-mutation.tsx';
import { type CardActs, EditedCard } from './EditedCard.tsx';

type Props = {
  name: string;
  isOpen: boolean;
  acts: CardActs | false;
  /** The buttons that open and close it, and the badge of a closed one. */
  words: { open: string; close: string; closed: string };
  change: DeskChange<boolean>;
  /** Buttons before the one that opens and closes it. */
  buttons?: ReactNode;
  /** Why what they do was not done. */
  error?: unknown;
  children?: ReactNode;
};

/** One of a list of what managers close instead of deleting it, once it is used. */
export function OpenCard(props: Props) {
  const { name, isOpen, acts, words, change, buttons, error = null, children } = props;
  const toggle = useDeskMutation(change);
  return (
    <EditedCard
      name={name}
      acts={acts}
      buttons={
        <>
          {buttons}
          <Button
            size="sm"
            variant="secondary"
            busy={toggle.isPending}
            onClick={() => void toggle.attempt(!isOpen)}
          >
            {isOpen ? words.close : words.open}
            <span className="sr-only">: {name}</span>
          </Button>
        </>
      }
    >
      <div>
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <bdi>{name}</bdi>
          {!isOpen && <Badge tone="warning">{words.closed}</Badge>}
        </p>
        {children}
      </div>
      <SaveFailure error={error} />
      <SaveFailure error={toggle.error} />
    </EditedCard>
  );
}
