import type { ImportFailure } from '#domain/point-import-failure.ts';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

const words: Record<ImportFailure['why'], (figure: number) => string> = {
  key_refused: (status) => m.desk_points_import_key_refused({ status: String(status) }),
  asked_too_often: (status) => m.desk_points_import_asked_too_often({ status: String(status) }),
  answered_badly: (status) => m.desk_points_import_answered_badly({ status: String(status) }),
  no_list: () => m.desk_points_import_no_list(),
  nothing_usable: () => m.desk_points_import_nothing_usable(),
  late: (seconds) => m.desk_points_import_late({ seconds: formatNumber(seconds) }),
  unreachable: () => m.desk_points_import_unreachable(),
  cut_off: (most) => m.desk_points_import_cut_off({ most: formatNumber(most) }),
};

/** Why an import took nothing, or not all, as a sentence for managers. */
export const importFailureWords = ({ why, figure }: ImportFailure): string =>
  words[why](figure ?? 0);
