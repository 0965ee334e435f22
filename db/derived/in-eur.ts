/** SQL: an amount in its own currency times the rate of the row `rate`, rounded to the cent. */
export const inEur = (amount: string) => `(${amount} * rate.eur_per_unit_millionths + 500000) / 1000000`;
