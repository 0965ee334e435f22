/** Closed sets of words of payments and the books: a file of its own, so that browsers of guests do not load them. */

/**
 * `client`: what a booking's client owes; `operator`, `hotel`, `agency`: what we owe them; `bank`: a brand's account; `card`: what the card
 * provider owes us; `cardFee`: what the fee for cards brings; `bankFee`: what banks took on the way to us; `deposit`: what we hold of a booking's security deposit, by the lead's number;
 * `waived`: what we let go; `touristTax`: what of a price is the tourist tax, owed to the operator for its authority; `supplier`: what we owe for a
 * service of the concierge; `margin`: what is ours of its price.
 */
export const ACCOUNT_KINDS = [
	'client',
	'operator',
	'hotel',
	'agency',
	'bank',
	'card',
	'cardFee',
	'bankFee',
	'deposit',
	'waived',
	'touristTax',
	'supplier',
	'margin',
] as const;

/**
 * `booking`: what a booking owes and to whom it goes, its services included; `payment`: what came in; `refund`: what was given back; `payout`: what went to an
 * operator or agency; `deposit`: what a security deposit moved; `waiver`: what we let go.
 */
export const TRANSFER_KINDS = ['booking', 'payment', 'refund', 'payout', 'deposit', 'waiver'] as const;

/** `kept`: what the terms keep of a cancelled booking. */
export const INSTALMENT_KINDS = ['prepayment', 'part', 'final', 'kept'] as const;

/** How money came: found on a statement of the bank, by card, or written down by the team. */
export const PAYMENT_WAYS = ['bank', 'card', 'recorded'] as const;

/** `open`: waits for a person; `booked`: a payment, or the taking back of one; `ignored`: not for our books, with a reason. */
export const BANK_ENTRY_STATES = ['open', 'booked', 'ignored'] as const;

/** `open`: put together; `released`: a second person has let it go to the bank; `paid`: the bank has done it; `discarded`: it never went. */
export const PAYOUT_RUN_STATES = ['open', 'released', 'paid', 'discarded'] as const;

/** `reversal`: takes a receipt back. An invoice is taken back, whole or in part, by a credit note. */
export const INVOICE_KINDS = ['invoice', 'creditNote', 'receipt', 'reversal'] as const;

/** What an invoice is about: the stay, or services that were added to it. */
export const INVOICE_SUBJECTS = ['stay', 'services'] as const;

/** What keeps an invoice from being issued: data of its issuer that are missing, or an `error` of ours. */
export const INVOICE_GAPS = ['address', 'vatId', 'error'] as const;

/** In whose name a brand invoices its stays: its own, or that of the operator whose agent it is. */
export const INVOICE_ROLES = ['principal', 'agent'] as const;

/**
 * What a brand's invoices say of VAT: `included`, a rate that the price holds; `margin`, the scheme for travel agents, which shows none; `exempt`, none for
 * another reason that the law wants named.
 */
export const VAT_TREATMENTS = ['included', 'margin', 'exempt'] as const;

/** `opening`: the provider is being asked; `open`: the client may pay there; `paid`; `ended`: cancelled, over or refused, and nothing was paid. */
export const CHECKOUT_STATES = ['opening', 'open', 'paid', 'ended'] as const;

/** `booked`: a payment; `noted`: nothing to do; `parked`: waits for a person. */
export const CARD_EVENT_OUTCOMES = ['booked', 'noted', 'parked'] as const;

/**
 * `unknown`: of no checkout of ours; `amount`: another amount than was asked for; `test`: of the provider's other mode; `refund`, `dispute`: the
 * provider has given money back, or a client contests it; `failed`: a payment that was under way did not come.
 */
export const CARD_EVENT_REASONS = ['unknown', 'amount', 'test', 'refund', 'dispute', 'failed'] as const;

/** `ahead`: before the day; `late`, `last`: after it. */
export const REMINDER_KINDS = ['ahead', 'late', 'last'] as const;

/** The client where its address is known, else the agent. */
export const REMINDER_RECEIVERS = ['client', 'agent'] as const;

/**
 * What a client was told of a booking by a schedule: a payment or a security deposit that came in or was taken back, money that was given back, what becomes
 * of a deposit, and what the trip page still needs, some time before it is due and once more before the arrival.
 */
export const CLIENT_NOTICE_KINDS = [
	'received',
	'receivedReversed',
	'depositReceived',
	'depositReversed',
	'refund',
	'depositReturned',
	'needs',
	'needsLast',
] as const;

/** `credit`: what a client has paid above what is owed; `deposit`: what is held of a security deposit. */
export const REFUND_KINDS = ['credit', 'deposit'] as const;

/** `proposed`: waits for a person; `released`: may leave; `paid`: has left, and stands in the books; `withdrawn`: is not given back. */
export const REFUND_STATES = ['proposed', 'released', 'paid', 'withdrawn'] as const;

/** What the property's terms ask for: money that is paid in, or an amount that is blocked on a card. */
export const DEPOSIT_KINDS = ['cashed_in', 'blocked'] as const;
