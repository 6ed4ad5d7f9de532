import { Name } from '@/components/Name';

/** A value of one or several lines. */
export function Lines({ text }: { text: string }) {
  return text.split('\n').map((line) => (
    <span key={line} className="block">
      <Name text={line} />
    </span>
  ));
}
