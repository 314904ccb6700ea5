/** How long answers that were not sent are kept for whoever means to finish them. */
export const DRAFT_DAYS = 30
