/** Most characters of the fields of an agent's lead. */
export const LEAD_LIMITS = { firstName: 60, lastName: 80, nationality: 60, reference: 60, rentalChannel: 60 } as const;
