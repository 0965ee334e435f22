import { type FormValues, fieldText } from '~/components/form/form-state';
import { CARD_FIELDS } from '~/domain/card/card-fields';
import { cardFormSchema } from '~/domain/card/card-schema';
import type { CardVault, StoredCard } from '~/domain/card/card-vault';
import type { PlainDate } from '~/domain/date/plain-date';
import type { FieldErrors } from '~/domain/form/field-error';
import { readForm } from '~/domain/form/read-form';
import { formOf, keepValues } from './read-form.server';
import type { Submission } from './stepped-form.server';

/** The stored card that the values of a form name. */
export async function findCard(vault: CardVault | null, values: FormValues): Promise<StoredCard | null> {
	const token = fieldText(values, 'cardToken');
	return token && vault ? vault.find(token) : null;
}

type PaymentStep = {
	form: FormData;
	values: FormValues;
	vault: CardVault | null;
	/** Stored at an earlier step. */
	card: StoredCard | null;
	methods: readonly string[];
	today: PlainDate;
	hasCode?: boolean;
};

/** The payment step: a newly entered card goes into the vault at once (PRIVACY-1); a stored card is retained. */
export async function readPayment({
	form,
	values,
	vault,
	card,
	methods,
	today,
	hasCode = true,
}: PaymentStep): Promise<{ card: StoredCard | null } | { errors: FieldErrors }> {
	const method = fieldText(values, 'paymentMethod');
	if (!methods.includes(method)) return { errors: { paymentMethod: { key: 'paymentMethod' } } };
	if (method !== 'credit_card' || !vault) return { card: null };
	const isTyped = CARD_FIELDS.some((name) => String(form.get(name) ?? '').trim() !== '');
	if (card && !isTyped) return { card };
	const read = readForm(formOf(keepValues(form, CARD_FIELDS)), cardFormSchema(today, hasCode));
	return 'errors' in read ? read : { card: await vault.store(read.value) };
}

/** A submission with the token of a card, or without any. */
export function withCard<Sending extends { sent: Submission<string> }>(
	sending: Sending,
	card: StoredCard | null,
): Sending {
	const { state } = sending.sent;
	const { cardToken: _, ...rest } = state.values;
	const values = card ? { ...rest, cardToken: [card.token] } : rest;
	return { ...sending, sent: { ...sending.sent, state: { ...state, values } } };
}

/** What a page may know of a card. */
export function withoutToken(card: StoredCard | null): Omit<StoredCard, 'token'> | null {
	if (!card) return null;
	const { token: _, ...rest } = card;
	return rest;
}
