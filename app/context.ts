import type { AppLoadContext } from '@remix-run/cloudflare';
import type { Database } from '#db/client';
import type { ApiGrant } from './domain/api-key/api-scope';
import type { BrandProfile } from './domain/brand/brand-profile';
import type { PlainDate } from './domain/date/plain-date';
import type { AnyDocument, DocumentFiles } from './domain/document/document';
import type { Language } from './domain/language/language';
import type { CachedAnswer } from './domain/offer-cache/cached-answer';
import type { CachedQuestion, CachedSetting, CachedSource } from './domain/offer-cache/cached-call';
import type { PaymentLinkRow } from './domain/payment/read-payment-link.server';
import type { PictureOrder, RenderedPicture } from './domain/picture/rendered-picture';
import type { ClientLink } from './domain/proposal/client-link.server';
import type { TripRow } from './domain/trip/read-trip.server';
import type { Actor } from './domain/user/actor';
import type { WatchReport } from './domain/watch/watch-report';
import type { Settings } from './platform/env';

/** The bindings to the other workers; each is a service binding or a queue. */
export type Services = {
	/** Wakes the mailer; the outbox row is already written when this is called, so losing the call loses nothing. */
	wakeMailer: () => Promise<void>;
	/** Reports to the crash-reports worker; never throws. */
	reportCrash: (report: CrashReport) => Promise<void>;
	/** Stores a picture; its key is never used for other bytes. Throws DomainError 'unavailable'. */
	keepPicture: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>;
	/** These renditions of a picture; null when it cannot be opened. Throws DomainError 'unavailable'. */
	renderPicture: (order: PictureOrder) => Promise<RenderedPicture | null>;
	/** Stores a private file encrypted. Throws DomainError 'unavailable'. */
	keepFile: (key: string, bytes: Uint8Array) => Promise<void>;
	/** The file stored by `keepFile`, for users who may see it; null when there is none. Throws DomainError 'unavailable'. */
	readFile: (key: string) => Promise<Uint8Array | null>;
	/** Notifies everyone who has a conversation open of new messages; never throws. */
	announceMessages: (conversationId: string) => Promise<void>;
	/** Tells the open pages of users, by their public ids, that something new waits for them; never throws. */
	tellNews: (userIds: readonly string[]) => Promise<void>;
	/** Closes the live connections of users, by their public ids, whose sessions have ended; never throws. */
	endConnections: (userIds: readonly string[]) => Promise<void>;
	/** One page of A4 as a PDF. Throws DomainError 'unavailable'. */
	/** A proposal or a stay as a PDF. Throws DomainError 'unavailable'. */
	printDocument: (document: AnyDocument, files: DocumentFiles) => Promise<ArrayBuffer>;
	/** A file of the site itself, such as `/scenes/hotel-800.jpg`; null when there is none. */
	readAsset: (path: string) => Promise<Uint8Array | null>;
	/**
	 * A response from the offer cache, computed there on a miss. `isWhole`: it is the entire response to this request, so a repeated request
	 * with the same access may receive it at once. Errors of its verb are part of the response: `foundAnswer` throws them again.
	 */
	cachedAnswer: (cached: CachedSource, question: CachedQuestion, input: CachedAsked) => Promise<CachedAnswer>;
	/** Figures of the service for admins; null while they cannot be had. */
	readWatch: () => Promise<WatchReport | null>;
	/** Country names by ISO code in a language. */
	countryNames: (language: Language) => Promise<Record<string, string>>;
};

export type CachedAsked = CachedSetting & { now: number; catalogueVersion: number; isWhole: boolean };

export type CrashReport = {
	origin: 'site' | 'browser';
	error: string;
	location: string | null;
	hasReloaded?: boolean;
	/** Public id of the signed-in user. */
	user?: string | null;
	/** Of the request; set on the way. */
	requestId?: string | null;
};

/** Everything a loader, an action or a domain verb may know about its request. Nothing of it outlives the request. */
export type RequestContext = {
	settings: Settings;
	db: Database;
	/** The profile of the host, the user's company or the pin, with the agency's own design over it. */
	brand: BrandProfile;
	/** The signed-in user; null for everybody else. */
	actor: Actor | null;
	/** Token of the session's cookie, for the verbs that begin and end sessions. */
	sessionToken: string | null;
	language: Language;
	/** The day in Central Europe, or the day of `TODAY`. */
	today: PlainDate;
	/** Milliseconds since the epoch. */
	now: number;
	/** Scheme and host as the visitor typed them: for cookies, canonical addresses and host-dependent values. */
	origin: string;
	/** Scheme and host of links that leave this site (mails, invitations, leads): the brand's configured origin, never a Host header. */
	linkOrigin: string;
	/** True on hosts that search engines may index. */
	isIndexable: boolean;
	/** Version of the catalogue behind this response; part of the keys of values cached in the isolate. */
	catalogueVersion: number;
	/** Keyed hashes of the visitor's network and browser (`network.browser`), for rate limits and forms without script; never logged. */
	visitor: string;
	services: Services;
	waitUntil: (promise: Promise<unknown>) => void;
};

/** What a verb that writes an enquiry or a lead may know of its request. */
export type WriteContext = Pick<
	RequestContext,
	| 'settings'
	| 'db'
	| 'brand'
	| 'language'
	| 'today'
	| 'now'
	| 'origin'
	| 'linkOrigin'
	| 'visitor'
	| 'services'
	| 'waitUntil'
>;

/** Names and texts of a form in its order. */
export type SentFields = readonly (readonly [name: string, text: string])[];

declare module '@remix-run/cloudflare' {
	interface AppLoadContext extends RequestContext {
		/** The database did not say whose session this is. */
		isActorUnknown: boolean;
		/** What the program that asks for the actor may do; null for people, and for access tokens without scopes of ours. */
		apiGrant: ApiGrant | null;
		/**
		 * The whole page as text, for the worker that hashes and keeps it: through the body of a response it would be encoded and
		 * decoded once more, a third of a millisecond for a list of properties.
		 */
		rendered: { html: string | null };
		/** The body of a form, readable again after the action has read it; none for other requests. */
		sentFields: () => Promise<SentFields>;
		/** What the address of a client's page shows, read for its look; null for what has to be read yet. */
		clientLink: ClientLink | null;
		/** The same of a payment link's page. */
		paymentLink: PaymentLinkRow | null;
		/** The same of a trip page; null after a write. */
		trip: TripRow | null;
	}
}

export type { AppLoadContext };
