import { useState } from 'react';
import { cairoToday, dayAfter } from '@/lib/dates';
import { m } from '@/paraglide/messages.js';
import { Badge } from './Badge';
import { Button } from './Button';
import { DatePicker } from './DatePicker';
import { Dialog } from './Dialog';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import { Field, Input, Select, Textarea } from './Field';
import { Skeleton } from './Skeleton';
import { notify, type ToastVariant } from './toast.store';

const variants: { variant: ToastVariant; label: () => string }[] = [
  { variant: 'success', label: m.ui_toast_success },
  { variant: 'error', label: m.ui_toast_error },
  { variant: 'warning', label: m.ui_toast_warning },
  { variant: 'info', label: m.ui_toast_info },
];

const today = cairoToday();
const days = { first: today, last: dayAfter(today, 60) };

/** Every part that acts, on the design page only. */
export default function KitDemo() {
  const [open, setOpen] = useState(false);
  const [day, setDay] = useState('');
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <div className="grid content-start gap-5">
        <Field label={m.ui_design_name()} required>
          <Input autoComplete="name" />
        </Field>
        <Field
          label={m.ui_design_phone()}
          hint={m.ui_design_phone_hint()}
          error={m.ui_design_phone_error()}
          required
        >
          <Input type="tel" defaultValue="0123" />
        </Field>
        <Field label={m.ui_design_city()}>
          <Select>
            <option>{m.ui_design_cairo()}</option>
            <option>{m.ui_design_alexandria()}</option>
          </Select>
        </Field>
        <Field label={m.ui_design_message()}>
          <Textarea rows={3} />
        </Field>
        <DatePicker
          label={m.ui_design_date()}
          name="day"
          value={day}
          onChange={setDay}
          days={days}
        />
        <Button busy>{m.ui_design_busy()}</Button>
      </div>
      <div className="grid content-start gap-6">
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setOpen(true)}>{m.ui_design_open_dialog()}</Button>
          {variants.map(({ variant, label }) => (
            <Button
              key={variant}
              variant="secondary"
              onClick={() => notify(variant, { text: m.ui_design_notice() })}
            >
              {label()}
            </Button>
          ))}
        </div>
        <div>
          <Badge tone="positive">{m.ui_design_badge()}</Badge>
        </div>
        <div className="grid gap-3">
          <Skeleton className="aspect-[3/1] w-full" />
          <Skeleton className="h-4 w-2/3" />
        </div>
        <EmptyState title={m.ui_design_empty()} text={m.ui_design_empty_text()} />
        <ErrorState title={m.ui_design_error()} text={m.ui_design_error_text()}>
          <Button size="sm" variant="secondary">
            {m.ui_try_again()}
          </Button>
        </ErrorState>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={m.ui_design_open_dialog()}
        description={m.ui_design_dialog_text()}
      >
        <Field label={m.ui_design_name()} required>
          <Input />
        </Field>
      </Dialog>
    </div>
  );
}
