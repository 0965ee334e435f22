import type * as z from 'zod';
import type { Actor } from '../../user/actor';
import { commissionState } from '../commission-state';
import type { LeadRecord } from '../find-lead.server';
import type { LeadDetails } from '../list/read-lead.server';
import type { leadDetailsShape, leadShape } from './lead-shape';

type Viewer = {
	actor: Pick<Actor, 'role'> | null;
	/** Whether the viewer's brand shows commissions (LEAD-27). */
	isCommissionDisplayed: boolean;
	/** `YYYY-MM-DD`. */
	today: string;
};

/** A lead as the API tells it: an operator sees neither markup nor commission, an agency its commission where the brand shows it. */
export function leadAnswer(
	lead: LeadRecord,
	{ actor, isCommissionDisplayed, today }: Viewer,
): z.output<typeof leadShape> {
	const isProperty = actor?.role === 'operator';
	const showsCommission = actor?.role === 'admin' || (isCommissionDisplayed && !isProperty);
	const { commissionPercent, commissionMinor } = lead;
	return {
		_id: lead.id,
		bookingNumber: lead.bookingNumber,
		version: lead.version,
		status: lead.status,
		agency: lead.agency && { _id: lead.agency.id, name: lead.agency.name },
		agent: lead.agent && {
			_id: lead.agent.id,
			name: [lead.agent.firstName, lead.agent.lastName].filter(Boolean).join(' '),
		},
		_property: lead.property?.id ?? null,
		propertyName: lead.property?.name ?? lead.hotel?.name ?? lead.propertyName,
		_hotel: lead.hotel?.id ?? null,
		paymentProfile: lead.paymentProfile,
		loyaltyNumber: lead.loyaltyNumber,
		cancellationFee: lead.cancellationFeeMinor,
		period: { checkInDate: lead.checkIn, checkOutDate: lead.checkOut },
		serviceLevel: lead.serviceLevel,
		occupancy: {
			pax: lead.pax,
			adults: lead.adults,
			children: lead.children,
			childrenAges: lead.childrenAges ?? null,
		},
		client: {
			firstName: lead.clientFirstName,
			lastName: lead.clientLastName,
			nationality: lead.clientNationality,
			amexCardMember: lead.isAmexCardMember,
			cardMemberTier: lead.cardMemberTier,
		},
		partner: {
			tls: lead.bookingReference,
			cc: lead.clientReference,
			markupAmount: isProperty ? null : lead.markupMinor,
		},
		bookingComments: lead.comments,
		payments: {
			isPaidByCreditCard: lead.paymentMethod === null ? null : lead.paymentMethod === 'credit_card',
			creditCard:
				lead.cardLastFour === null
					? null
					: { brand: lead.cardBrand, lastFour: lead.cardLastFour, expiry: lead.cardExpiry ?? '' },
			subTotal: lead.subtotalMinor,
			creditCardFeeTotal: lead.cardFeeMinor,
			total: lead.totalMinor,
			currencyCode: lead.currency,
			isNegotiatedPrice: lead.isNegotiatedPrice,
		},
		commission:
			showsCommission && commissionPercent !== null && commissionMinor !== null
				? {
						percent: commissionPercent,
						amount: commissionMinor,
						dueDate: lead.commissionDueDate,
						state: commissionState(lead, today),
					}
				: null,
		requestPriceDiscount: lead.requestsPriceDiscount,
		_rentalChannel: lead.rentalChannel,
		expiresAt: lead.expiresAt === null ? null : isoOf(lead.expiresAt),
		queuePosition: lead.queuePosition,
		createdAt: isoOf(lead.createdAt),
		updatedAt: isoOf(lead.updatedAt),
	};
}

/** A lead with its history, its requests to the property and its rooming list. */
export function leadDetailsAnswer(lead: LeadDetails, viewer: Viewer): z.output<typeof leadDetailsShape> {
	const answer = leadAnswer(lead, viewer);
	return {
		...answer,
		rooms: lead.agreedRooms.map(({ agreed, ...room }) => ({
			...{ _id: agreed.planId, roomId: agreed.roomId, roomName: room.roomName, rateName: room.rateName },
			...{ rateDescription: agreed.rateDescription, amenitiesMarkdown: agreed.amenitiesMarkdown },
			...{ numAdults: room.adults, numChildren: room.childrenAges.length, childrenAges: room.childrenAges },
			...{ requestedBedConfiguration: room.bedConfiguration, priceTotal: room.totalMinor, currency: lead.currency },
			localPrice: { currency: room.localCurrency, amount: room.localTotalMinor },
			commissionLevelForPartner: answer.commission === null ? null : room.commissionPercent,
			...{ paymentPolicy: agreed.paymentPolicy, cancellationPolicy: agreed.cancellationPolicy },
		})),
		history: lead.events.map(({ createdAt, fromStatus, toStatus }) => ({
			at: isoOf(createdAt),
			from: fromStatus,
			to: toStatus,
		})),
		requests: lead.requests.map(
			({ id, kind, state, change: { priceMinor, rooms: _, ...stayRequest }, comments, createdAt, decidedAt }) => ({
				_id: id,
				kind,
				state,
				wish: { ...stayRequest, ...(priceMinor === undefined ? {} : { price: priceMinor }) },
				comments,
				createdAt: isoOf(createdAt),
				decidedAt: decidedAt === null ? null : isoOf(decidedAt),
			}),
		),
		guests: lead.guests.map(({ firstName, lastName, age, room, note, diet, heightCm, bootSize, skiCm }) => ({
			...{ firstName, lastName, age, room, note, diet, heightCm, bootSize, skiCm },
		})),
	};
}

function isoOf(instant: number): string {
	return new Date(instant).toISOString();
}
