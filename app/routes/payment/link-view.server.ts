import type {
	OpenPaymentView,
	PaymentCard,
	PaymentContact,
	PaymentLinkView,
	PaymentTransfer,
} from '~/components/payment/payment-link-view';
import type { AppLoadContext } from '~/context';
import { spacedIban } from '~/domain/brand/bank-account';
import { takesCards } from '~/domain/card-payment/card-settings';
import { daysBetween, plainDate } from '~/domain/date/plain-date';
import { todayInZone } from '~/domain/date/today-in-zone';
import { PRODUCT_ZONE, readClock, zoneClock } from '~/domain/date/zone-clock';
import { houseName } from '~/domain/lead/property-name';
import { hotelToday } from '~/domain/offer/hotel-today';
import { spacedReference } from '~/domain/payment/creditor-reference';
import { leadTransfer } from '~/domain/payment/lead-transfer';
import { paymentLinkPath, qrBillPath } from '~/domain/payment/payment-link-token';
import { paidOn, paymentRequest } from '~/domain/payment/payment-request';
import { type PaymentLinkRow, readPaymentLink } from '~/domain/payment/read-payment-link.server';
import type { Transfer } from '~/domain/payment/transfer';
import { transferCode } from '~/domain/payment/transfer-code';
import { readPicture } from '~/domain/picture/stored-picture';
import { isServiceLevel } from '~/domain/stay/service-level';

/** What the page of a token shows; null for a token that nothing has. Throws DomainError 'unavailable'. */
export async function paymentLinkView(ctx: AppLoadContext, token: string): Promise<PaymentLinkView | null> {
	const link = ctx.paymentLink ?? (await readPaymentLink(ctx, token));
	if (!link) return null;
	const contact = contactOf(ctx, link);
	if (link.withdrawnAt !== null)
		return { state: 'withdrawn', withdrawnOn: todayInZone(new Date(link.withdrawnAt), PRODUCT_ZONE), contact };
	if (link.expiresAt <= ctx.now) return { state: 'ended', contact };
	return openView(ctx, link, { contact, token });
}

/** The transfer of what a link that works asks for now; null where nothing is open, and for a brand without an account. Throws DomainError 'unavailable'. */
export async function transferOfLink(ctx: AppLoadContext, token: string): Promise<Transfer | null> {
	const link = ctx.paymentLink ?? (await readPaymentLink(ctx, token));
	if (!link || link.withdrawnAt !== null || link.expiresAt <= ctx.now) return null;
	const day = hotelToday(ctx, link.timeZone ?? PRODUCT_ZONE);
	const { part, openMinor: minor } = paymentRequest(link.instalments, link.position, day);
	return leadTransfer({ brand: ctx.brand, bookingNumber: link.bookingNumber, part, minor, currency: link.currency });
}

function openView(
	{ brand, language, today, now, settings }: AppLoadContext,
	link: PaymentLinkRow,
	{ contact, token }: { contact: PaymentContact; token: string },
): OpenPaymentView {
	const { instalments, position, timeZone, currency, bookingNumber } = link;
	const day = hotelToday({ today, now }, timeZone ?? PRODUCT_ZONE);
	const request = paymentRequest(instalments, position, day);
	const { part, openMinor: minor, dueDate, neededMinor, ...asked } = request;
	const transfer = leadTransfer({ brand, bookingNumber, part, minor, currency });
	const account = brand.bankAccount;
	const name = link.name ?? houseName(link.propertyName);
	const [alt, altDe] = [link.picture?.[1], link.picture?.[7]];
	return {
		...{ ...asked, openMinor: minor, dueDate },
		service:
			instalments.find((each) => part > 0 && each.position === part)?.service?.[language === 'de' ? 1 : 0] ?? null,
		daysLeft: dueDate === null ? null : daysBetween(day, plainDate(dueDate)),
		...{ currency, contact, bookingNumber, property: name },
		place: (language === 'de' ? link.placeDe : link.placeEn) ?? null,
		...{ checkIn: link.checkIn, checkOut: link.checkOut, lastPaidOn: link.payments.at(-1)?.receivedOn ?? null },
		paidOn: paidOn(link.payments, neededMinor),
		serviceLevel: isServiceLevel(link.serviceLevel) ? link.serviceLevel : null,
		client: [link.firstName, link.lastName].filter(Boolean).join(' '),
		isCancelled: link.status === 'cancelledBooking',
		picture: link.picture && {
			...readPicture(link.picture, name),
			alt: (language === 'de' ? (altDe ?? alt) : alt) ?? name,
		},
		transfer:
			transfer && account
				? {
						...{ holder: account.holder, iban: account.iban, bic: account.bic, bank: account.bank },
						spacedIban: spacedIban(account.iban),
						spacedReference: transfer.reference && spacedReference(transfer.reference),
						...{ reference: transfer.reference, code: drawnCode(transfer) },
						billPath: transferCode(transfer)?.kind === 'swiss' ? qrBillPath(token) : null,
					}
				: null,
		card: minor > 0 && takesCards(settings) ? cardOf(link, now) : null,
		path: paymentLinkPath(token),
		papers: link.papers.map(({ service, ...paper }) => ({
			...paper,
			service: (language === 'de' ? service?.nameDe : service?.nameEn) ?? null,
		})),
	};
}

/** Cards, or the card payment that is under way. */
function cardOf({ no, checkout, timeZone }: PaymentLinkRow, now: number): PaymentCard {
	if (!checkout || checkout.expiresAt <= now) return { isUnderWay: false };
	const clock = zoneClock(timeZone ?? PRODUCT_ZONE);
	const time = (instant: number) => readClock(clock, instant).time;
	return {
		...{ isUnderWay: true, isHere: checkout.linkNo === no },
		...{ since: time(checkout.createdAt), until: time(checkout.expiresAt) },
	};
}

/** The agent who looks after the booking; the brand itself where no agency does, or its own team. */
function contactOf({ brand }: AppLoadContext, { agency, agent }: PaymentLinkRow): PaymentContact {
	const name = [agent?.firstName, agent?.lastName].filter(Boolean).join(' ');
	if (agency && agency.teamBrandKey === null && agent)
		return { name: name || agency.name, agency: agency.name, email: agent.email, phone: null };
	const { countryCode, number } = brand.phone;
	return { name: brand.name, agency: null, email: brand.email, phone: `${countryCode} ${number}` };
}

/** The code as it is drawn; what it holds stands beside it. */
function drawnCode(transfer: Transfer): PaymentTransfer['code'] {
	const code = transferCode(transfer);
	return code && { kind: code.kind, size: code.size, path: code.path, cross: code.cross };
}
