import { m } from '#paraglide/messages.js';

type Props = {
  /** The answers in a row. */
  summary: string;
  /** Whether nobody has answered yet, so that they are the usual ones. */
  isUsual: boolean;
  /** The form that it opens, which wide screens always show. */
  formId: string;
  isOpen: boolean;
  onToggle: () => void;
};

/** The answers that the cars below fit, in sight while one scrolls through them on a phone. */
export function AnswersBar({ summary, isUsual, formId, isOpen, onToggle }: Props) {
  return (
    <div className="sticky top-[--header] z-20 mx-[calc(-1*theme(padding.gutter))] flex flex-wrap items-center gap-x-4 border-b border-line bg-canvas px-gutter py-1.5 lg:static lg:mx-0 lg:border-0 lg:p-0">
      <p className="min-w-0 flex-[1_1_9rem] text-small font-semibold lg:text-body [.choice-awaited_&]:opacity-0">
        {summary}
      </p>
      <button
        type="button"
        className="link needs-script min-h-11 text-small lg:hidden [.choice-awaited_&]:invisible"
        aria-expanded={isOpen}
        aria-controls={formId}
        onClick={onToggle}
      >
        {isOpen ? m.choose_done() : isUsual ? m.choose_answer() : m.choose_change()}
      </button>
    </div>
  );
}
