import type { ComponentType, ReactNode } from 'react';
import type { DialogProps } from './Dialog.tsx';
import { useLate } from './use-late.tsx';

const loadDialog = async () => (await import('./Dialog.tsx')).Dialog;

/** A dialog whose code is fetched when it first opens. Where that fails, it closes, so that the next press tries again. */
export function LateDialog(props: DialogProps) {
  const Dialog = useLate(loadDialog, props.open, props.onClose);
  return Dialog && <Dialog {...props} />;
}

type FormProps<Form> = Omit<DialogProps, 'children'> & {
  /** Fetches what the dialog holds, such as a form; always the same function. */
  load: () => Promise<ComponentType<Form>>;
  children: (Form: ComponentType<Form>) => ReactNode;
};

/** The same, where the code of what it holds is fetched too. It opens with both, so that the focus goes to the first field. */
export function LateFormDialog<Form>({ load, children, ...dialog }: FormProps<Form>) {
  const Dialog = useLate(loadDialog, dialog.open, dialog.onClose);
  const Form = useLate(load, dialog.open, dialog.onClose);
  return Dialog && Form && <Dialog {...dialog}>{children(Form)}</Dialog>;
}
