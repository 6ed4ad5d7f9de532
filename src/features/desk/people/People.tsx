import { useStore } from '@nanostores/react';
import { PeopleSearch } from './PeopleSearch.tsx';
import { PersonView } from './PersonView.tsx';
import { $people } from './people.store.ts';
import { TwinList } from './TwinList.tsx';

/** The people behind the requests: one of them, or the search and those who are likely the same. */
export function People() {
  const { person } = useStore($people, { ssr: 'initial' });
  if (person !== null) return <PersonView key={person} id={person} />;
  return (
    <div className="grid max-w-[52rem] grid-cols-1 gap-6">
      <PeopleSearch />
      <TwinList />
    </div>
  );
}
