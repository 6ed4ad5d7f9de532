import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { LateDialog } from '#components/LateDialog.tsx';
import { Notice } from '#components/States.tsx';
import { notify } from '#components/toast.store.ts';
import { allStoredPoints, type RefusedPoint, storePoints } from '#data/charging-points.ts';
import { noteDeskImport } from '#data/desk-points.ts';
import { importReport, linesToStore } from '#domain/point-import.ts';
import { keys } from '#features/desk/queries.ts';
import { asCount, formatShare } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { sessionBackend } from '#session/backend.ts';
import { FileButton } from './FileButton.tsx';
import { LongList } from './LongList.tsx';
import { PointImportPlan } from './PointImportPlan.tsx';
import type { PointFilePlan } from './point-file.ts';

type Step =
  | { at: 'reading' | 'storing'; share: number }
  | { at: 'planned'; plan: PointFilePlan }
  | { at: 'stored'; stored: number; refused: readonly RefusedPoint[] }
  | { at: 'failed'; words: string };

/** Reads Open Charge Map's files: first what they would change, then, on a press, the changes. */
export function PointImportTools() {
  const [step, setStep] = useState<Step | null>(null);
  const client = useQueryClient();
  const read = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    if (files.length === 0) return;
    setStep({ at: 'reading', share: 0 });
    try {
      const { planPointFiles } = await import('./point-file.ts');
      const stored = async () => allStoredPoints(await sessionBackend());
      const report = (share: number) => setStep({ at: 'reading', share });
      setStep({ at: 'planned', plan: await planPointFiles(files, stored, report) });
    } catch (error) {
      console.error(error);
      setStep({ at: 'failed', words: m.desk_points_import_not_read() });
    }
    currentTarget.value = '';
  };
  const apply = async ({ sorted, plan }: Extract<PointFilePlan, { refusal: null }>) => {
    const lines = linesToStore(plan);
    setStep({ at: 'storing', share: 0 });
    try {
      const backend = await sessionBackend();
      const refused = await storePoints(backend, lines, (tried) =>
        setStep({ at: 'storing', share: tried / lines.length }),
      );
      // What was stored counts, also where the note of it is lost.
      await noteDeskImport(backend, importReport(sorted, plan, refused.length)).catch(
        console.error,
      );
      setStep({ at: 'stored', stored: lines.length - refused.length, refused });
    } catch (error) {
      console.error(error);
      setStep({ at: 'failed', words: m.desk_points_import_broken() });
    }
    await client.invalidateQueries({ queryKey: keys.points });
  };
  const close = () => {
    if (step?.at === 'storing') notify('info', { title: m.desk_points_import_wait() });
    else setStep(null);
  };
  return (
    <>
      <div>
        <FileButton
          label={m.desk_points_import()}
          accept=".json,application/json"
          multiple
          onChange={(event) => void read(event)}
        />
      </div>
      <LateDialog
        open={step !== null}
        onClose={close}
        title={m.desk_points_import_title()}
        size={step?.at === 'planned' ? 'tall' : 'usual'}
      >
        {step && <ShownStep step={step} onApply={apply} onClose={close} />}
      </LateDialog>
    </>
  );
}

type ShownProps = {
  step: Step;
  onApply: (plan: Extract<PointFilePlan, { refusal: null }>) => Promise<void>;
  onClose: () => void;
};

function ShownStep({ step, onApply, onClose }: ShownProps) {
  switch (step.at) {
    case 'reading':
      return <Progress label={m.desk_points_import_reading()} share={step.share} />;
    case 'storing':
      return <Progress label={m.desk_points_import_storing()} share={step.share} />;
    case 'failed':
      return (
        <div role="alert">
          <Notice tone="warning" title={m.desk_points_import_failed()} text={step.words} />
        </div>
      );
    case 'stored':
      return (
        <div role="status" className="grid gap-4 text-small">
          <p>{m.desk_points_import_stored(asCount(step.stored))}</p>
          {step.refused.length > 0 && (
            <section className="grid gap-2">
              <h3 className="font-semibold text-danger">{m.desk_points_import_refused()}</h3>
              <LongList
                items={step.refused.map(({ line, why }) => ({ key: line.id, line, why }))}
                className="grid gap-1"
              >
                {({ line, why }) => (
                  <>
                    <bdi>{line.name}</bdi> <span dir="ltr">{why}</span>
                  </>
                )}
              </LongList>
            </section>
          )}
          <Button onClick={onClose}>{m.ui_close()}</Button>
        </div>
      );
    case 'planned': {
      const { plan } = step;
      if (plan.refusal === null) return <PointImportPlan {...plan} onApply={() => onApply(plan)} />;
      return (
        <div role="alert">
          <Notice tone="warning" title={m.desk_points_import_nothing()} text={plan.refusal} />
        </div>
      );
    }
  }
}

function Progress({ label, share }: { label: string; share: number }) {
  return (
    <div className="grid gap-2 text-small">
      <p aria-hidden="true">
        {label} {formatShare(Math.floor(share * 100) / 100)}
      </p>
      <progress aria-label={label} value={share} max={1} className="w-full accent-brand" />
    </div>
  );
}
