// Types of the API at /api, made from /api/openapi.json. Use them with openapi-fetch:
//
//   import createClient from 'openapi-fetch';
//   import type { paths } from './api-types';
//
//   const api = createClient<paths>({ baseUrl: '…', headers: { authorization: `Bearer ${key}` } });
//   const { data, error } = await api.GET('/api/sales/leads', { params: { query: { limit: 10 } } });

export interface paths {
    "/api/properties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Houses, best match first
         * @description Without a query these are all properties, with what a list of them shows. Fields such as `country=CH` or `bedrooms[gte]=5` choose properties, `projection` chooses fields. Amounts are in the currency of the property.
         */
        get: operations["listProperties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/properties/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One house with everything
         * @description Texts are in the language of the answer where they are written in it, else in the other one.
         */
        get: operations["getProperty"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/properties/{id}/stays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The stays of one house
         * @description In order of check-in. Stays that ended more than a day ago are left out.
         */
        get: operations["listStaysOfProperty"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stays of all houses
         * @description House by house in order of check-in. Stays that ended more than a day ago are left out.
         */
        get: operations["listStays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/facilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The facilities that houses may have
         * @description In the order in which the search shows them.
         */
        get: operations["listFacilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/country-names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Names of countries
         * @description In the order of the alphabet of the language. To be kept for seven days.
         */
        get: operations["listCountryNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the search box offers for a text
         * @description Countries, places, properties and, for those who may open them, hotels, found by the beginnings of their words. Spelling mistakes are forgiven when nothing else is found. A sentence such as `chalet with pool in Verbier` is read as a search. Without a text: the places with most properties.
         */
        get: operations["suggest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mailer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message or an enquiry to the team
         * @description The recipients are ours. With an `Idempotency-Key` (8 to 100 letters, digits, hyphens or underscores) a repeated call is sent once; the same key with another body or another call is refused. Verification requests, referrals and login errors are for people who are signed in.
         */
        post: operations["sendMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the newsletter
         * @description A mail asks its reader to confirm. The answer is the same for an address that is known already. Brands for agencies have no newsletter.
         */
        post: operations["subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/frontendlogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A note on the use of the pages
         * @description Kept only when the sender has agreed to it (the consent is a cookie of ours); the answer is the same. Personal data and card data are taken out.
         */
        post: operations["noteUse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hotels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hotels
         * @description The same list as `/api/available-hotels`, under the name of the resource.
         */
        get: operations["listHotels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/available-hotels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hotels with what they have in a period
         * @description Those that have something first, then those on request, then the others; among them hotels’ own rates before those of resellers, instant booking before none. Without dates all hotels with nothing said of prices. Prices are those of your agency: for the rooms and guests of `rooms`, else for the included guests of the cheapest room. Kept for five minutes.
         */
        get: operations["listAvailableHotels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/available-hotels/points": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same hotels as points of a map
         * @description Every hotel of `/api/available-hotels` in the same order, column by column: its place and its price and nothing else. Kept for five minutes.
         */
        get: operations["listHotelPoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hotels/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Countries and cities with hotels
         * @description In the language of the answer and in the order of its alphabet.
         */
        get: operations["listHotelLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/programs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Programmes of hotels and agencies
         * @description By name.
         */
        get: operations["listPrograms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hotels/{hotelId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A hotel with everything but its rates
         * @description Texts are in the language of the answer where they are written in it, else in the other one. Contacts are for people of an agency; where the brand asks nobody to sign in, everybody else is answered without them. With both dates `availability.priceInfo` says what a night costs.
         */
        get: operations["getHotel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hotels/{id}/rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The room types of a hotel
         * @description In the order of the hotel.
         */
        get: operations["listRoomsOfHotel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hotels/{id}/available-rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rooms of a hotel in a period
         * @description All its rooms in the order of the hotel; what becomes of each stands beside it.
         */
        get: operations["listAvailableRoomsOfHotel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hotelrooms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One room type of a hotel
         * @description Texts are in the language of the answer where they are written in it, else in the other one.
         */
        get: operations["getHotelRoom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hotelrooms/{id}/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a room costs a party
         * @description The rates of a room in the order of the hotel; an empty list when it is not to be had. Prices are with taxes, in the currency in which the agency is billed, and in that of the hotel. Rates that were negotiated for a programme are told to its confirmed members only. Where a brand needs no login anybody is told the public rates, without commissions.
         */
        get: operations["listOffersOfRoom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hotelrooms/{id}/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether so many rooms of a type can be had
         * @description Whoever sleeps in them.
         */
        get: operations["getAvailabilityOfRoom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hotels/interests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rooms of a hotel as an interest of a client
         * @description Each room names its offer by `_id` as `/api/hotelrooms/{id}/offers` gives it. Price, commission, payments and cancellation are worked out by us: `price` and `partnerAgency.commissionForPartner`, when they are sent, must be the ones that hold. An interest holds no rooms. With an `Idempotency-Key` a repeated call is answered with the first result.
         */
        post: operations["createHotelInterest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hotels/{hotelId}/chats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enquire with a hotel by chat
         * @description Begins a conversation with the reservations team of the hotel. With an `Idempotency-Key` a repeated call is answered with the first conversation. For people of verified agencies; admins act for one.
         */
        post: operations["startChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hotels/{hotelId}/hotel-manager-invitation-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A link that invites the manager of a hotel to contract directly
         * @description In the name of your agency, for hotels that have to be invited. Asked again on the same day, it is the same link; it expires after 30 days.
         */
        get: operations["getHotelManagerInvitationLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inspirationnow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is new at the hotels
         * @description The newest posts of all hotels, newest first, in the language of the answer.
         */
        get: operations["listInspirationPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leads, newest first
         * @description Those of the own agency; for operators of houses those of their houses; for admins all.
         */
        get: operations["listLeads"];
        put?: never;
        /**
         * The same as a resource
         * @description Does what `POST /api/sales/leads/new/property` does, under the same keys.
         */
        post: operations["createSalesLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/leads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One lead whole
         * @description With its history, what was asked of the house, and the rooming list.
         */
        get: operations["getLead"];
        put?: never;
        post?: never;
        /**
         * Put an interest away
         * @description Interests of the own agency only; everything else is withdrawn or cancelled.
         */
        delete: operations["deleteLead"];
        options?: never;
        head?: never;
        /**
         * The same as a resource
         * @description Does what `PATCH /api/sales/leads/{id}/property` does.
         */
        patch: operations["changeSalesLead"];
        trace?: never;
    };
    "/api/sales/leads/new/property": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An interest, an option or a booking of a house
         * @description `intent` says what is wanted; a status is never sent. Empty values are dropped (0 and `false` are not empty). Price, card fee and commission are worked out by us: those that are sent must be the ones that hold. Booking means accepting the terms of the house. Card fields go into the vault and the security code nowhere. With `requestPriceDiscount` the house is asked for another price where it offers no stay with these dates. With an `Idempotency-Key` a repeated call is answered with the first result, and `Idempotent-Replayed: true`.
         */
        post: operations["createLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/leads/{id}/property": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a lead, go on with it, or ask the house
         * @description Without `intent` the fields that are sent are changed: client, references and comments of any open lead, everything of an interest. `option` and `booking` go on with it, `change` asks the house for another stay, `withdraw` takes an option or a request back; `requestPriceDiscount` asks for another price, `payments.subTotal` being the one that is wished for.
         */
        patch: operations["changeLead"];
        trace?: never;
    };
    "/api/sales/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Figures per agency, currency and period
         * @description For supervisors those of their agency, for admins all. Leads count by their check-in.
         */
        get: operations["reportSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/autocomplete/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Clients of the agency by their first letters
         * @description Names and references that begin with each word; nothing for less than three characters.
         */
        get: operations["suggestClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/autocomplete/last-leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The own last leads
         * @description To go on with the same client.
         */
        get: operations["suggestLastLeads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Proposals, the latest change first
         * @description The proposals of your agency, 25 at a time. The `Link` header leads to the next ones.
         */
        get: operations["listProposals"];
        put?: never;
        /**
         * Begin a proposal with leads
         * @description Each lead becomes an option: an interest, or an option that is asked for or held. Where a proposal with the first lead goes on already, that one is answered and the other leads are added to it, so that a repeated call makes nothing twice.
         */
        post: operations["createProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/proposals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One proposal whole
         * @description The draft, the versions that were sent, and what the client has decided.
         */
        get: operations["getProposal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/proposals/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a proposal
         * @description Freezes the draft as the next version and opens its link. What the options cost now is worked out first; whatever keeps the proposal from being sent is answered as `obstacles`, and then nothing is sent.
         */
        post: operations["sendProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/proposals/{id}/versions/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A version as it was sent
         * @description What the client reads, out of the same frozen version as page and PDF. It never changes.
         */
        get: operations["getProposalVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/proposals/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages with the client
         * @description What the client and your agency have written to each other, the oldest first. Reading them here marks none as read.
         */
        get: operations["listProposalMessages"];
        put?: never;
        /**
         * Write to the client
         * @description The message goes out by mail in your name and stands on the client’s page. The client’s reply by mail comes back into these messages. Only for proposals that were sent. With an `Idempotency-Key` a repeated call writes nothing twice.
         */
        post: operations["writeProposalMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/current_user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in
         * @description A 401 means that nobody is.
         */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * The two names of a user
         * @description Your own, for admins anybody’s. A role is never changed here.
         */
        patch: operations["changeUser"];
        trace?: never;
    };
    "/api/travel-agencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All agencies, for admins
         * @description By name.
         */
        get: operations["listTravelAgencies"];
        put?: never;
        /**
         * Register an agency, and become its supervisor
         * @description For users without an agency. It opens at once when the verified address of its founder belongs to a luxury agency that we know; else a person looks at it.
         */
        post: operations["createTravelAgency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/travel-agencies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An agency
         * @description Your own, for admins any. The account is masked.
         */
        get: operations["getTravelAgency"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * The design or the account of an agency
         * @description For its supervisors and for admins. Fields of an account are those of `/api/bank-account-requirements`. A colour on which text could not be read is refused with the nearest good one.
         */
        patch: operations["changeTravelAgency"];
        trace?: never;
    };
    "/api/travel-agency-public-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a travel agency writes from a domain
         * @description Of e-mail addresses: what comes after the `@`.
         */
        get: operations["getTravelAgencyPublicInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payout-currencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Currencies of payouts
         * @description The most common first.
         */
        get: operations["listPayoutCurrencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bank-account-requirements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an account in a currency consists of
         * @description The first alternative is the default.
         */
        get: operations["getBankAccountRequirements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/current-user/stream-chat-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A token for the chat service
         * @description For your own id, for an hour. Only where this deployment uses Stream.
         */
        get: operations["getStreamChatToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "lead.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new interest, option or booking */
        post: operations["onLeadCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "lead.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Status, dates, property or price of a lead changed */
        post: operations["onLeadChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "proposal.answered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A client answered a proposal */
        post: operations["onProposalAnswered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A payment for a booking came in */
        post: operations["onPaymentReceived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "availability.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Nights of a property were taken or are free again */
        post: operations["onAvailabilityChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description Problem details (RFC 9457); `errors` names every fault. */
        Problem: {
            type: string;
            /** @description One sentence for a person. */
            title: string;
            status: number;
            /**
             * @description What programs tell errors apart by; it never changes.
             * @enum {string}
             */
            code: "invalid_request" | "invalid_parameter" | "unknown_parameter" | "invalid_body" | "invalid_idempotency_key" | "not_signed_in" | "invalid_signature" | "forbidden" | "missing_scope" | "not_found" | "unknown_call" | "method_not_allowed" | "conflict" | "figures_changed" | "version_changed" | "no_longer_available" | "not_sendable" | "gone" | "too_large" | "address_too_long" | "unsupported_media_type" | "invalid_fields" | "idempotency_key_reused" | "too_many_requests" | "internal_error" | "unavailable";
            /** @description As in the header `x-request-id`; please name it when you ask us. */
            requestId?: string;
            detail?: string;
            errors?: {
                /** @description What is wrong, or what would be right. */
                detail: string;
                /** @description Name in the query. */
                parameter?: string;
                /** @description JSON pointer (RFC 6901) into the body, or into the parameter's value when that is JSON. */
                pointer?: string;
            }[];
            /** @description The figures that hold now, where others were sent. */
            figures?: {
                [key: string]: number | string | null;
            };
            /** @description What became of each room that was chosen, in their order. */
            rooms?: {
                reason: ("invalid-occupancy" | "sold-out" | "closed" | "minimum-stay" | "not-in-season" | "no-rate-for-profile" | "gone") | null;
                currency: ("EUR" | "CHF" | "GBP" | "USD") | null;
                priceTotal: number | null;
            }[];
            /** @description Everything that keeps a proposal from being sent; `lead` says of which option. */
            obstacles?: {
                /** @enum {string} */
                kind: "gone" | "price" | "markup" | "decided" | "noEmail" | "over" | "noOption";
                lead: string | null;
            }[];
        };
        /** @description A house of a list: `_id` and the fields of the projection. */
        ListedProperty: {
            _id: string;
            name?: string;
            /** @description Name of the place, in the language of the answer. */
            city?: string;
            address?: {
                /**
                 * @description ISO 3166-1 code; `/api/country-names` has its name.
                 * @enum {string}
                 */
                country: "AT" | "CH" | "FR" | "IT";
                /** @description District. */
                sector: string | null;
            };
            /** @enum {string} */
            propertyType?: "chalet" | "apartment" | "villa";
            bedrooms?: number | null;
            bathrooms?: number | null;
            beds?: components["schemas"]["Beds"];
            areaSqm?: number | null;
            floors?: number | null;
            /** @description True also where pets are welcome on request only. */
            petsAllowed?: boolean;
            /** @description The rule behind `petsAllowed`; null when unknown. */
            pets?: ("yes" | "no" | "on_request") | null;
            /** @description The first of `images`. */
            thumbnail?: components["schemas"]["Picture"] | null;
            images?: components["schemas"]["Picture"][];
            /**
             * @description Currency of `priceFrom` and of the rates of the stays.
             * @enum {string}
             */
            currency?: "EUR" | "CHF" | "GBP" | "USD";
            /** @description The cheapest bookable week; null: price on application. */
            priceFrom?: components["schemas"]["Amount"] | null;
            /** @description Levels at which any coming stay is offered. */
            serviceLevels?: ("self_catered" | "bed_and_breakfast" | "catered")[];
            /** @description Services by service level. */
            servicesIncluded?: {
                self_catered?: components["schemas"]["Service"][];
                bed_and_breakfast?: components["schemas"]["Service"][];
                catered?: components["schemas"]["Service"][];
            };
            equipmentIncluded?: {
                equipment: string;
            }[];
            facilities?: {
                /** @description As in `/api/facilities`. */
                _id: string;
                /** @description Its name. */
                facility: string;
            }[];
            floorplans?: {
                url: string;
                label: string;
                areaSqm: number | null;
                width: number;
                height: number;
            }[];
            distances?: {
                to: string;
                metres: number;
            }[];
            /** @description For agencies exact; for everybody else rounded to a hundredth of a degree, about one kilometre. */
            coordinates?: {
                longitude: number;
                latitude: number;
            } | null;
            summary?: string | null;
            /** @description Markdown without HTML. */
            descriptionMarkdown?: string | null;
            /** @description Arrival, house rules, staff. */
            informationMarkdown?: string | null;
            /** @description What lies around. */
            locationMarkdown?: string | null;
            operatorId?: string | null;
            /** @description Name of who rents the house out. */
            operator?: string | null;
            /** @description Short-term rental registration, where the law asks for one. */
            registrationNumber?: string | null;
            /** @description Attribution to be shown with a public listing. */
            source?: string | null;
            /** @description Another house of the list is an alternative of this one. */
            hasAlternative?: boolean;
            /** @description This house is an alternative of another one. */
            isAlternative?: boolean;
            alternativeDetails?: {
                /** @description The house that this is an alternative of. */
                _property: string;
                /** @description This house minus that one. */
                diff: {
                    bedrooms: number | null;
                    beds: {
                        adults: number | null;
                        children: number | null;
                    };
                };
                /** @description What that one has. */
                totals: {
                    bedrooms: number | null;
                    beds: components["schemas"]["Beds"];
                };
            } | null;
            /** @description Path of its page, in the language of the answer. */
            url?: string;
            /** @description With `includeOrder=true`: what the list is sorted by; lower comes first. */
            order?: number;
        };
        /** @description Beds for adults and beds for children; null where the number is unknown. */
        Beds: {
            adults: number | null;
            children: number | null;
        };
        /** @description A picture with its renditions. */
        Picture: {
            /** @description The widest JPEG. */
            url: string;
            alt: string;
            /** @description Of the source, in pixels; renditions keep its ratio. */
            width: number;
            height: number;
            /** @description `#rrggbb`, for the time until the picture is there. */
            dominantColour: string;
            /** @description To be shown mirrored. */
            isMirrored: boolean;
            /** @description CSS object-position for crops; null: the middle. */
            objectPosition: string | null;
            renditions: {
                url: string;
                /** @enum {string} */
                type: "image/avif" | "image/webp" | "image/jpeg";
                width: 480 | 800 | 1200;
            }[];
        };
        /** @description An amount in major units with at most two decimals: 12480.5 is 12 480.50. */
        Amount: number;
        /** @description A service that is included, or to be had on request. */
        Service: {
            service: string;
            /** @enum {string} */
            availability: "included" | "on_request";
        };
        /** @description `city` is a name as in the answers or a path word (`st-anton`), `operator` an `operatorId`, `priceFrom` an amount in EUR whatever the currency of the house, `facilities` an `_id` of `/api/facilities`. Houses whose bedrooms are unknown obey every condition on `bedrooms`. `serviceLevels` and `facilities` hold when the house has one of the values. */
        PropertyConditions: {
            _id?: string | {
                $eq: string;
            } | {
                $in: string[];
            };
            city?: string | {
                $eq: string;
            } | {
                $in: string[];
            };
            country?: ("AT" | "CH" | "FR" | "IT") | {
                /** @enum {string} */
                $eq: "AT" | "CH" | "FR" | "IT";
            } | {
                $in: ("AT" | "CH" | "FR" | "IT")[];
            };
            propertyType?: ("chalet" | "apartment" | "villa") | {
                /** @enum {string} */
                $eq: "chalet" | "apartment" | "villa";
            } | {
                $in: ("chalet" | "apartment" | "villa")[];
            };
            operator?: string | {
                $eq: string;
            } | {
                $in: string[];
            };
            bedrooms?: number | {
                $eq: number;
            } | {
                $in: number[];
            } | {
                $gte?: number;
                $lte?: number;
            };
            priceFrom?: components["schemas"]["Amount"] | {
                $eq: components["schemas"]["Amount"];
            } | {
                $in: components["schemas"]["Amount"][];
            } | {
                $gte?: components["schemas"]["Amount"];
                $lte?: components["schemas"]["Amount"];
            };
            petsAllowed?: boolean | {
                $eq: boolean;
            } | {
                $in: boolean[];
            };
            serviceLevels?: ("self_catered" | "bed_and_breakfast" | "catered") | {
                /** @enum {string} */
                $eq: "self_catered" | "bed_and_breakfast" | "catered";
            } | {
                $in: ("self_catered" | "bed_and_breakfast" | "catered")[];
            };
            facilities?: string | {
                $eq: string;
            } | {
                $in: string[];
            };
        };
        /** @description Without it: _id, name, city, propertyType, serviceLevels, address, bedrooms, beds, thumbnail, operatorId, operator, facilities, currency, priceFrom, petsAllowed. `_id` is always given. */
        PropertyProjection: ("_id" | "name" | "city" | "address" | "propertyType" | "bedrooms" | "bathrooms" | "beds" | "areaSqm" | "floors" | "petsAllowed" | "pets" | "thumbnail" | "images" | "currency" | "priceFrom" | "serviceLevels" | "servicesIncluded" | "equipmentIncluded" | "facilities" | "floorplans" | "distances" | "coordinates" | "summary" | "descriptionMarkdown" | "informationMarkdown" | "locationMarkdown" | "operatorId" | "operator" | "registrationNumber" | "source" | "hasAlternative" | "isAlternative" | "alternativeDetails" | "url")[];
        /** @description A house with everything; `salesInformation` when it is asked for. */
        SingleProperty: {
            _id: string;
            name: string;
            /** @description Name of the place, in the language of the answer. */
            city: string;
            address: {
                /**
                 * @description ISO 3166-1 code; `/api/country-names` has its name.
                 * @enum {string}
                 */
                country: "AT" | "CH" | "FR" | "IT";
                /** @description District. */
                sector: string | null;
            };
            /** @enum {string} */
            propertyType: "chalet" | "apartment" | "villa";
            bedrooms: number | null;
            bathrooms: number | null;
            beds: components["schemas"]["Beds"];
            areaSqm: number | null;
            floors: number | null;
            /** @description True also where pets are welcome on request only. */
            petsAllowed: boolean;
            /** @description The rule behind `petsAllowed`; null when unknown. */
            pets: ("yes" | "no" | "on_request") | null;
            /** @description The first of `images`. */
            thumbnail: components["schemas"]["Picture"] | null;
            images: components["schemas"]["Picture"][];
            /**
             * @description Currency of `priceFrom` and of the rates of the stays.
             * @enum {string}
             */
            currency: "EUR" | "CHF" | "GBP" | "USD";
            /** @description The cheapest bookable week; null: price on application. */
            priceFrom: components["schemas"]["Amount"] | null;
            /** @description Levels at which any coming stay is offered. */
            serviceLevels: ("self_catered" | "bed_and_breakfast" | "catered")[];
            /** @description Services by service level. */
            servicesIncluded: {
                self_catered?: components["schemas"]["Service"][];
                bed_and_breakfast?: components["schemas"]["Service"][];
                catered?: components["schemas"]["Service"][];
            };
            equipmentIncluded: {
                equipment: string;
            }[];
            facilities: {
                /** @description As in `/api/facilities`. */
                _id: string;
                /** @description Its name. */
                facility: string;
            }[];
            floorplans: {
                url: string;
                label: string;
                areaSqm: number | null;
                width: number;
                height: number;
            }[];
            distances: {
                to: string;
                metres: number;
            }[];
            /** @description For agencies exact; for everybody else rounded to a hundredth of a degree, about one kilometre. */
            coordinates: {
                longitude: number;
                latitude: number;
            } | null;
            summary: string | null;
            /** @description Markdown without HTML. */
            descriptionMarkdown: string | null;
            /** @description Arrival, house rules, staff. */
            informationMarkdown: string | null;
            /** @description What lies around. */
            locationMarkdown: string | null;
            operatorId: string | null;
            /** @description Name of who rents the house out. */
            operator: string | null;
            /** @description Short-term rental registration, where the law asks for one. */
            registrationNumber: string | null;
            /** @description Attribution to be shown with a public listing. */
            source: string | null;
            /** @description Another house of the list is an alternative of this one. */
            hasAlternative: boolean;
            /** @description This house is an alternative of another one. */
            isAlternative: boolean;
            alternativeDetails: {
                /** @description The house that this is an alternative of. */
                _property: string;
                /** @description This house minus that one. */
                diff: {
                    bedrooms: number | null;
                    beds: {
                        adults: number | null;
                        children: number | null;
                    };
                };
                /** @description What that one has. */
                totals: {
                    bedrooms: number | null;
                    beds: components["schemas"]["Beds"];
                };
            } | null;
            /** @description Path of its page, in the language of the answer. */
            url: string;
            salesInformation?: components["schemas"]["SalesInformation"];
        };
        /** @description The terms on which a property is sold; commissions are for agencies only. */
        SalesInformation: {
            /** @description Share of the price added when paying by card, 0 to 1. */
            creditCardFeeRatio: number;
            acceptedPaymentMethods: ("credit_card" | "bank_transfer")[];
            /** @description Share of the price due at booking. */
            prepaymentRatio: number;
            /** @description By so many days before check-in this share of the whole price must have been paid, prepayment included. */
            paymentTerms: {
                daysBeforeCheckIn: number;
                paymentRatio: number;
            }[];
            /** @description Cancelled so many days before check-in or earlier, this share of the price is given back. */
            cancellationTerms: {
                daysBeforeCheckIn: number;
                refundRatio: number;
            }[];
            securityDeposit: components["schemas"]["Amount"] | null;
            securityDepositCurrency: ("EUR" | "CHF" | "GBP" | "USD") | null;
            /** @description `blocked` on a card two weeks before arrival, `other`: cashed in; null: the operator does not say. */
            securityDepositType: ("blocked" | "other") | null;
            /** @description The operator's own words, plain text. */
            termsAndConditions: string | null;
            /** @description Id of the operator that rents the house out. */
            _rentalChannel: string | null;
            /** @description Percent of the price net of card fee and deposit; null: none is agreed. For agencies only, else left out. */
            commission?: number | null;
            /** @description What each coming stay that has a price earns. For agencies only, else left out. */
            commissionPerStay?: {
                _stay: string;
                checkIn: string;
                checkOut: string;
                /** @enum {string} */
                serviceLevel: "self_catered" | "bed_and_breakfast" | "catered";
                price: components["schemas"]["Amount"];
                commission: components["schemas"]["Amount"];
                /** @enum {string} */
                currency: "EUR" | "CHF" | "GBP" | "USD";
            }[];
        };
        /** @description A period that the operator offers, from check-in to check-out. */
        Stay: {
            _id: string;
            /** @description Id of the house. */
            _property: string;
            checkIn: components["schemas"]["Day"];
            checkOut: components["schemas"]["Day"];
            /** @description True when at least one rate has the status `available`. */
            available: boolean;
            /** @description By service level. */
            rates: {
                self_catered?: components["schemas"]["Rate"];
                bed_and_breakfast?: components["schemas"]["Rate"];
                catered?: components["schemas"]["Rate"];
            };
        };
        /**
         * Format: date
         * @description A calendar day, YYYY-MM-DD.
         */
        Day: string;
        /** @description What a stay costs at one service level. */
        Rate: {
            /** @description For the whole stay; null: price on request. */
            price: components["schemas"]["Amount"] | null;
            /** @enum {string} */
            currency: "EUR" | "CHF" | "GBP" | "USD";
            /** @enum {string} */
            status: "available" | "on_request" | "sold";
        };
        /** @description `_property` is the id of a house, `city` a name as in the answers or a path word (`st-anton`). */
        StayConditions: {
            _property?: string | {
                $eq: string;
            } | {
                $in: string[];
            };
            checkIn?: string | {
                /** Format: date */
                $eq: string;
            } | {
                $in: string[];
            } | {
                /** Format: date */
                $gte?: string;
                /** Format: date */
                $lte?: string;
            };
            checkOut?: string | {
                /** Format: date */
                $eq: string;
            } | {
                $in: string[];
            } | {
                /** Format: date */
                $gte?: string;
                /** Format: date */
                $lte?: string;
            };
            country?: ("AT" | "CH" | "FR" | "IT") | {
                /** @enum {string} */
                $eq: "AT" | "CH" | "FR" | "IT";
            } | {
                $in: ("AT" | "CH" | "FR" | "IT")[];
            };
            city?: string | {
                $eq: string;
            } | {
                $in: string[];
            };
            serviceLevels?: ("self_catered" | "bed_and_breakfast" | "catered") | {
                /** @enum {string} */
                $eq: "self_catered" | "bed_and_breakfast" | "catered";
            } | {
                $in: ("self_catered" | "bed_and_breakfast" | "catered")[];
            };
            available?: boolean | {
                $eq: boolean;
            } | {
                $in: boolean[];
            };
        };
        /** @description A facility that houses may have. */
        Facility: {
            /** @description What `facilities` in `conditions` takes. */
            _id: string;
            /** @description Its name, in the language of the answer. */
            facility: string;
            /** @description Shown first by the search. */
            isDefault: boolean;
        };
        /** @description Name by ISO 3166-1 alpha-2 code. */
        CountryNames: {
            [key: string]: string;
        };
        /** @description What the search box offers. */
        Suggestions: {
            /** @description The search that a sentence is read as; one at most. */
            searches: {
                /** @enum {string} */
                kind: "country" | "place" | "property" | "hotel" | "search";
                label: string;
                /** @description Where it lies; null for a country. */
                context: string | null;
                /** @description Path of its page, in the language of the answer. */
                path: string;
                /** @description Properties behind a country or place; null for a property or hotel. */
                properties: number | null;
                bedrooms: number | null;
                picture: {
                    hash: string;
                    alt: string;
                    dominantColour: string;
                    isMirrored: boolean;
                    objectPosition: string | null;
                    width: number;
                    height: number;
                } | null;
            }[];
            countries: {
                /** @enum {string} */
                kind: "country" | "place" | "property" | "hotel" | "search";
                label: string;
                /** @description Where it lies; null for a country. */
                context: string | null;
                /** @description Path of its page, in the language of the answer. */
                path: string;
                /** @description Properties behind a country or place; null for a property or hotel. */
                properties: number | null;
                bedrooms: number | null;
                picture: {
                    hash: string;
                    alt: string;
                    dominantColour: string;
                    isMirrored: boolean;
                    objectPosition: string | null;
                    width: number;
                    height: number;
                } | null;
            }[];
            places: {
                /** @enum {string} */
                kind: "country" | "place" | "property" | "hotel" | "search";
                label: string;
                /** @description Where it lies; null for a country. */
                context: string | null;
                /** @description Path of its page, in the language of the answer. */
                path: string;
                /** @description Properties behind a country or place; null for a property or hotel. */
                properties: number | null;
                bedrooms: number | null;
                picture: {
                    hash: string;
                    alt: string;
                    dominantColour: string;
                    isMirrored: boolean;
                    objectPosition: string | null;
                    width: number;
                    height: number;
                } | null;
            }[];
            properties: {
                /** @enum {string} */
                kind: "country" | "place" | "property" | "hotel" | "search";
                label: string;
                /** @description Where it lies; null for a country. */
                context: string | null;
                /** @description Path of its page, in the language of the answer. */
                path: string;
                /** @description Properties behind a country or place; null for a property or hotel. */
                properties: number | null;
                bedrooms: number | null;
                picture: {
                    hash: string;
                    alt: string;
                    dominantColour: string;
                    isMirrored: boolean;
                    objectPosition: string | null;
                    width: number;
                    height: number;
                } | null;
            }[];
            hotels: {
                /** @enum {string} */
                kind: "country" | "place" | "property" | "hotel" | "search";
                label: string;
                /** @description Where it lies; null for a country. */
                context: string | null;
                /** @description Path of its page, in the language of the answer. */
                path: string;
                /** @description Properties behind a country or place; null for a property or hotel. */
                properties: number | null;
                bedrooms: number | null;
                picture: {
                    hash: string;
                    alt: string;
                    dominantColour: string;
                    isMirrored: boolean;
                    objectPosition: string | null;
                    width: number;
                    height: number;
                } | null;
            }[];
            /** @description These are for a likely spelling of what was typed. */
            isGuess: boolean;
        };
        Message: {
            /** @description For the person who sent it, in their language. */
            message: string;
        };
        /** @description Any JSON value. */
        Json: unknown;
        /** @description A hotel as the search shows it. */
        ListedHotel: {
            _id: string;
            name: string;
            location: {
                sector: string | null;
                city: string;
                country: string;
                /** @description ISO 3166-1 alpha-2. */
                countryCode: string;
                coordinates: {
                    longitude: number;
                    latitude: number;
                };
            };
            /** @description Of a certified partner. */
            statusLevel: ("bronze" | "silver" | "gold" | "platinum") | null;
            /** @enum {string} */
            category: "4star" | "5star" | "palace";
            chain: string | null;
            /** @description Rooms in the house. */
            keys: number;
            /** @description The first three. */
            images: {
                /** @description A JPEG. */
                url: string;
                alt: string;
                dominantColour: string;
                isMirrored: boolean;
                objectPosition: string | null;
            }[];
            externalRatings: {
                /** @description 0 to 10. */
                bookingCom: number | null;
                /** @description 0 to 5. */
                tripAdvisorBubbles: number | null;
            };
            contact: {
                isChatEnabled: boolean;
            };
            hasToBeInvitedToDirectContract: boolean;
            isDemo: boolean;
            memberOfPrograms: {
                _id: string;
                name: string;
                logoInline: string | null;
            }[];
            /** @description As in `availability`, for lists without a period. */
            isReseller: boolean;
            /** @description As in `availability`, for lists without a period. */
            supportsInstantBooking: boolean;
            /** @description Null: no period was asked for. */
            availability: components["schemas"]["HotelAvailability"] | null;
        };
        /** @description What a hotel has for a period. */
        HotelAvailability: {
            /** @enum {string} */
            status: "available" | "onRequest" | "none";
            /** @description Null: Price on Application. */
            priceInfo: {
                /** @description In the currency of the hotel. */
                localCurrency: {
                    /** @enum {string} */
                    currency: "EUR" | "CHF" | "GBP" | "USD";
                    /** @description A night of the cheapest room and rate, on average over the stay, taxes included. */
                    minimumNightlyPrice: components["schemas"]["Amount"];
                };
                /** @description In the currency in which the agency is billed, at the dated rate. */
                billableCurrency: {
                    /** @enum {string} */
                    currency: "EUR" | "CHF" | "GBP" | "USD";
                    /** @description A night of the cheapest room and rate, on average over the stay, taxes included. */
                    minimumNightlyPrice: components["schemas"]["Amount"];
                };
            } | null;
            /** @description Its rates come from a wholesaler and not from the hotel. */
            isReseller: boolean;
            supportsInstantBooking: boolean;
            /** @description What everybody finds elsewhere for the same room, in the currency of the hotel. */
            publicPrice: {
                /** @enum {string} */
                currency: "EUR" | "CHF" | "GBP" | "USD";
                averageNightlyPrice: components["schemas"]["Amount"];
            } | null;
            /** @description Percent of the price; null where there is no price, or where commissions are not shown. */
            commissionLevelForPartner: number | null;
            /** @description The rate of the price. Only with `rooms`. */
            stay?: {
                /** @enum {string} */
                currency: "EUR" | "CHF" | "GBP" | "USD";
                /** @description All rooms and all nights, taxes included, in the currency in which the agency is billed. */
                totalPrice: components["schemas"]["Amount"];
                planId: string;
                /** @enum {string} */
                mealPlan: "roomOnly" | "breakfast" | "halfBoard" | "fullBoard" | "allInclusive";
                /** @description The last free day; null: there is none. */
                freeCancellationUntil: string | null;
                /** @enum {string} */
                paymentTime: "onArrival" | "inParts" | "atBooking";
                percentAtBooking: number;
                /** @description Of the total; null where commissions are not shown. */
                commission: components["schemas"]["Amount"] | null;
                /** @description A room type for each room of the search. */
                rooms: {
                    _id: string;
                    name: string;
                }[];
                /** @description Everybody is in one larger room, since the rooms that were asked for are not free. */
                isOneRoom: boolean;
                /** @description Free rooms of the scarcest of these types, where they are few. */
                roomsLeft: number | null;
            } | null;
            /** @description A day earlier or later at the same length, where it is cheaper, or free at all. Only with `hotelIds`. */
            betterPrices?: {
                checkInDate: string;
                checkOutDate: string;
                /** @description Null: Price on Application. */
                priceInfo: {
                    /** @description In the currency of the hotel. */
                    localCurrency: {
                        /** @enum {string} */
                        currency: "EUR" | "CHF" | "GBP" | "USD";
                        /** @description A night of the cheapest room and rate, on average over the stay, taxes included. */
                        minimumNightlyPrice: components["schemas"]["Amount"];
                    };
                    /** @description In the currency in which the agency is billed, at the dated rate. */
                    billableCurrency: {
                        /** @enum {string} */
                        currency: "EUR" | "CHF" | "GBP" | "USD";
                        /** @description A night of the cheapest room and rate, on average over the stay, taxes included. */
                        minimumNightlyPrice: components["schemas"]["Amount"];
                    };
                } | null;
            }[];
        };
        /** @description Every hotel of a search with its place and its price, column by column. */
        HotelPoints: {
            /**
             * @description Of the prices: the one in which the agency is billed.
             * @enum {string}
             */
            currency: "EUR" | "CHF" | "GBP" | "USD";
            /** @description So many of the first have something, or on request; without a period all of them. */
            free: number;
            ids: string[];
            names: string[];
            longitudes: number[];
            latitudes: number[];
            /** @description A night of the cheapest room and rate in whole units, on average over the stay, taxes included; null: Price on Application. Of the free ones; empty without a period. */
            nightlyPrices: (number | null)[];
            /** @description The same for the whole stay and all of `rooms`; empty without `rooms`. */
            stayPrices: (number | null)[];
        };
        /** @description Where there are hotels. */
        HotelLocations: {
            countries: {
                name: string;
                /** @description How many stand there. */
                hotels: number;
                cities: {
                    name: string;
                    hotels: number;
                }[];
            }[];
        };
        /** @description A programme of hotels and agencies. */
        Program: {
            _id: string;
            name: string;
            /** @description Path of its mark. */
            logoInline: string | null;
        };
        /** @description A hotel, with texts in one language. */
        Hotel: {
            _id: string;
            name: string;
            location: {
                sector: string | null;
                city: string;
                country: string;
                /** @description ISO 3166-1 alpha-2. */
                countryCode: string;
                coordinates: {
                    longitude: number;
                    latitude: number;
                } | null;
                closestAirport: {
                    iataCode: string;
                    name: string;
                    distanceInKm: number;
                } | null;
                directions: {
                    byPlane: string | null;
                    byChauffeuredService: string | null;
                    byCar: string | null;
                    byPublicTransport: string | null;
                };
                distanceStrings: string[];
            };
            statusLevel: ("bronze" | "silver" | "gold" | "platinum") | null;
            /** @enum {string} */
            category: "4star" | "5star" | "palace";
            chain: string | null;
            /** @description Number of rooms in the house. */
            keys: number;
            /**
             * @description Of its own rates.
             * @enum {string}
             */
            currency: "EUR" | "CHF" | "GBP" | "USD";
            timeZone: string;
            images: components["schemas"]["Picture"][];
            externalRatings: {
                bookingCom: number | null;
                tripAdvisorBubbles: number | null;
            };
            contact: {
                isChatEnabled: boolean;
                /** @description For people of an agency only, else null. */
                reservation: {
                    phone: string | null;
                };
            };
            isChatEnabled: boolean;
            hasToBeInvitedToDirectContract: boolean;
            isDemo: boolean;
            memberOfPrograms: {
                _id: string;
                name: string;
                logoInline: string | null;
            }[];
            checkIn: {
                startTime: string | null;
                endTime: string | null;
                minAge: number | null;
                depositDescription: string | null;
                instructions: string | null;
                isCreditCardRequired: boolean;
                isPhotoIdRequired: boolean;
            } | null;
            checkOut: {
                endTime: string | null;
                instructions: string | null;
            } | null;
            diningVenues: {
                type: string;
                name: string;
                michelinStars: number;
                description: string;
                openingHoursDescription: string | null;
            }[];
            description: {
                bestFor: string | null;
                hotel: string | null;
                location: string | null;
                foodAndBeverage: string | null;
                wellness: string | null;
                onSiteActivities: string | null;
                offSiteActivities: string | null;
                sustainability: string | null;
            } | null;
            descriptionMarkdown: string | null;
            facilities: {
                facility: string;
                priceText: string | null;
                description: string | null;
            }[];
            agePolicy: {
                isAdultsOnlyHotel: boolean;
                minGuestAge: number | null;
                maxAgeConsideredInfant: number | null;
                maxAgeConsideredChild: number | null;
            };
            petPolicy: {
                arePetsAllowed: boolean;
                restrictions: string | null;
            };
            smokingPolicy: string | null;
            bookingPolicyMarkdown: string | null;
            houseRulesMarkdown: string | null;
            miceFacilities: {
                _id: string;
                name: string;
                markdownDescription: string;
                isIndoor: boolean;
                isOutdoor: boolean;
                dimensions: {
                    area: number;
                    length: number | null;
                    width: number | null;
                    ceilingHeight: number | null;
                    /** @enum {string} */
                    system: "metric" | "imperial";
                };
                configurations: {
                    name: string;
                    type: string;
                    maxOccupancy: number;
                    markdownDescription: string | null;
                }[];
                equipment: {
                    name: string;
                    quantity: number;
                }[];
                images: components["schemas"]["Picture"][];
            }[];
            availability: {
                /** @description For the period that is asked for; null without one, or: Price on Application. */
                priceInfo: {
                    /** @description In the currency of the hotel. */
                    localCurrency: {
                        /** @enum {string} */
                        currency: "EUR" | "CHF" | "GBP" | "USD";
                        /** @description A night of the cheapest room and rate, on average over the stay, taxes included. */
                        minimumNightlyPrice: components["schemas"]["Amount"];
                    };
                    /** @description In the currency in which the agency is billed, at the dated rate. */
                    billableCurrency: {
                        /** @enum {string} */
                        currency: "EUR" | "CHF" | "GBP" | "USD";
                        /** @description A night of the cheapest room and rate, on average over the stay, taxes included. */
                        minimumNightlyPrice: components["schemas"]["Amount"];
                    };
                } | null;
                isReseller: boolean;
                supportsInstantBooking: boolean;
            };
            /** @description For people of an agency only, else empty. */
            mySalesManagers: {
                fullName: string;
                email: string;
                image: string | null;
            }[];
        };
        /** @description A room type of a hotel. */
        HotelRoom: {
            _id: string;
            /** @description Id of the hotel. */
            _hotel: string;
            name: string;
            /** @enum {string} */
            category: "room" | "juniorSuite" | "suite" | "specialtySuite" | "residence" | "villa";
            descriptionMarkdown: string;
            /** @description None: anybody fits. */
            beds: components["schemas"]["Bed"][];
            numBedrooms: number;
            numBathrooms: number;
            sizeSqmMin: number | null;
            sizeSqmMax: number | null;
            outdoorSpaceSqmMin: number | null;
            outdoorSpaceSqmMax: number | null;
            viewsFromRoom: string[];
            facilities: string[];
            facilitiesMarkdown: string | null;
            /** @description Addresses. */
            videos: string[];
            /** @description Addresses. */
            interactiveRenderings: string[];
            images: components["schemas"]["Picture"][];
            floorplans: components["schemas"]["Picture"][];
            /** @description The first of `images`. */
            thumbnail: components["schemas"]["Picture"] | null;
            petsAllowed: boolean;
            /** @description Guests that a nightly price is for. */
            includedPax: number;
        };
        Bed: {
            /** @enum {string} */
            bedType: "bunkBed" | "extraBed" | "kingSizeBed" | "queenSizeBed" | "singleBed" | "sofaBed";
            /** @description False for what is put up on request. */
            isInStandardOccupancy: boolean;
            twinBedPossible: boolean;
            /** @description Alternatives: one of them at a time. */
            sleeps: {
                maxPax: number;
                maxAdults: number;
            }[];
        };
        /** @description A room of a hotel and what becomes of it in a period. */
        AvailableRoom: {
            room: components["schemas"]["HotelRoom"];
            availability: components["schemas"]["RoomAvailability"];
        };
        /** @description What becomes of a room in a period. */
        RoomAvailability: {
            /**
             * @description `onRequest`: its price is told on request.
             * @enum {string}
             */
            status: "available" | "onRequest" | "none";
            /** @description Rooms that can be had at once. */
            maxAvailableQuantity: number;
            /** @description In the hotel's currency and in that of the agency; null: Price on Application. */
            priceInfo: {
                localCurrency: {
                    /** @enum {string} */
                    currency: "EUR" | "CHF" | "GBP" | "USD";
                    /** @description The least that a night costs on average, taxes included. */
                    minimumNightlyPrice: components["schemas"]["Amount"];
                };
                billableCurrency: {
                    /** @enum {string} */
                    currency: "EUR" | "CHF" | "GBP" | "USD";
                    /** @description The least that a night costs on average, taxes included. */
                    minimumNightlyPrice: components["schemas"]["Amount"];
                };
            } | null;
            /** @description What everybody finds elsewhere for a night. */
            publicPrice: {
                /** @enum {string} */
                currency: "EUR" | "CHF" | "GBP" | "USD";
                averageNightlyPrice: components["schemas"]["Amount"];
            } | null;
            /** @description The public price is higher. */
            isSpecialOffer: boolean;
        };
        /** @description A rate for a room and a party. */
        Offer: {
            /** @description Id of the rate. */
            _id: string;
            hotelId: string;
            roomId: string;
            rateName: string;
            rateDescription: string;
            /** @enum {string} */
            ratePolicy: "flexible" | "semiFlexible" | "nonRefundable";
            /** @enum {string} */
            mealPlan: "roomOnly" | "breakfast" | "halfBoard" | "fullBoard" | "allInclusive";
            amenitiesMarkdown: string | null;
            /** @description Taxes included, in `currency`; null: Price on Application. */
            priceTotal: components["schemas"]["Amount"] | null;
            averageNightlyPrice: components["schemas"]["Amount"] | null;
            /** @description In which the agency is billed. */
            currency: ("EUR" | "CHF" | "GBP" | "USD") | null;
            /** @description In the hotel's currency. */
            localPrice: {
                /** @enum {string} */
                currency: "EUR" | "CHF" | "GBP" | "USD";
                amount: components["schemas"]["Amount"];
                averageNightlyPrice: components["schemas"]["Amount"];
            } | null;
            /** @description What everybody finds elsewhere. */
            publicPrice: {
                /** @enum {string} */
                currency: "EUR" | "CHF" | "GBP" | "USD";
                averageNightlyPrice: components["schemas"]["Amount"];
                priceTotal: components["schemas"]["Amount"];
            } | null;
            /** @description The public price is higher. */
            isSpecialOffer: boolean;
            /** @description Percent; null where it is not shown. */
            commissionLevelForPartner: number | null;
            /** @description The share of `priceTotal`, in `currency`. */
            commission: components["schemas"]["Amount"] | null;
            paymentPolicy: {
                depositPercentage: number;
                tranches: {
                    cumulativePercentage: number;
                    daysPriorToArrival: number;
                }[];
            };
            /** @description The payment policy as dates and amounts, which add up to `priceTotal`. */
            payments: {
                /** @enum {string} */
                kind: "prepayment" | "part" | "final";
                dueDate: components["schemas"]["Day"];
                percent: number;
                price: components["schemas"]["Amount"];
            }[];
            /** @description No periods: not refundable. */
            cancellationPolicy: {
                cancellationPeriods: {
                    fromDaysPriorToArrival: number;
                    feeInPercentOfBookingTotal: number;
                }[];
            };
            /** @description The cancellation policy as dates, both included, and amounts. */
            cancellation: {
                from: components["schemas"]["Day"];
                until: components["schemas"]["Day"];
                feePercent: number;
                fee: components["schemas"]["Amount"] | null;
            }[];
            /** @description They add up to `localPrice`. */
            parts: components["schemas"]["OfferPart"][];
            /** @description Between `localPrice` and `priceTotal`; null in one currency. */
            exchangeRate: {
                /** @enum {string} */
                from: "EUR" | "CHF" | "GBP" | "USD";
                /** @enum {string} */
                to: "EUR" | "CHF" | "GBP" | "USD";
                rate: number;
                asOf: components["schemas"]["Day"];
            } | null;
            /**
             * @description Who pays the hotel.
             * @enum {string}
             */
            paymentProfile: "ClientPays" | "AgencyPaysStandAloneRate" | "AgencyPaysPackageRate";
            checkInDate: components["schemas"]["Day"];
            checkOutDate: components["schemas"]["Day"];
            numAdults: number;
            numChildren: number;
            childrenAges: number[];
            requestedBedConfiguration: string | null;
            /** @description Ways to make the beds, on request only: `2*twinBeds+sofaBed`. */
            requestableBedConfigurations: string[];
        };
        /** @description A line of the local price, in the hotel's currency. */
        OfferPart: {
            /** @enum {string} */
            kind: "nights" | "weekendNights" | "extraAdult" | "child" | "singleUse";
            firstNight: components["schemas"]["Day"];
            lastNight: components["schemas"]["Day"];
            /** @description Nights, or nights times guests. */
            quantity: number;
            /** @description Of the child. */
            age: number | null;
            /** @description For one. */
            unitPrice: components["schemas"]["SignedAmount"];
            price: components["schemas"]["SignedAmount"];
        };
        /** @description An amount in major units with at most two decimals; negative: taken off. */
        SignedAmount: number;
        /** @description Whether so many rooms can be had at once, and how many at the most. */
        RoomQuantity: {
            available: boolean;
            maxAvailableQuantity: number;
        };
        /** @description Id of a lead. */
        WrittenInterest: {
            _id: string;
        };
        ChatEnquiry: {
            /** @description May be left out; if it is there, it is the hotel of the address. */
            hotelId?: string;
            clientFirstName: string;
            clientLastName: string;
            /** @description Tier of the client’s card, if he has one. */
            amexCardMember?: ("platinum" | "centurion") | "" | false | null;
            tls?: string;
            cc?: string;
            messageText: string;
        };
        /** @description A link that can be sent on. */
        HotelInvitation: {
            /** Format: uri */
            link: string;
            /** Format: date-time */
            expiresAt: string;
        };
        /** @description A post of a hotel. */
        InspirationPost: {
            _id: string;
            media: {
                /** @constant */
                type: "image";
                image: components["schemas"]["Picture"];
            }[];
            hotel: {
                _id: string;
                name: string;
            };
            category: string;
            title: string | null;
            /** @description Sector, city and country of the hotel. */
            location: string;
            markdown: string;
            /** Format: date */
            publishedOn: string;
        };
        /** @description An interest, an option or a booking of a house. */
        Lead: {
            _id: string;
            /** @description What people quote to each other: `FL-K7M3Q9`. */
            bookingNumber: string;
            /** @description Goes up with each change; a PATCH names the one it has seen. */
            version: number;
            /** @enum {string} */
            status: "interest" | "requestedOption" | "confirmedOption" | "requestedBooking" | "confirmedBooking" | "declinedOption" | "declinedBooking" | "cancelledOption" | "cancelledBooking" | "expiredOption";
            agency: {
                _id: string;
                name: string;
            } | null;
            agent: {
                _id: string;
                name: string;
            } | null;
            /** @description Id of the house; null when it is gone. */
            _property: string | null;
            propertyName: string;
            /** @description Id of the hotel whose rooms it is about; null for a house. */
            _hotel: string | null;
            /** @description Who pays the hotel; null for a house. */
            paymentProfile: ("ClientPays" | "AgencyPaysStandAloneRate" | "AgencyPaysPackageRate") | null;
            loyaltyNumber: string | null;
            /** @description What a cancelled booking costs by the agreed terms. */
            cancellationFee: components["schemas"]["Amount"] | null;
            period: {
                checkInDate: components["schemas"]["Day"];
                checkOutDate: components["schemas"]["Day"];
            };
            /** @description Of a house; null for a hotel. */
            serviceLevel: ("self_catered" | "bed_and_breakfast" | "catered") | null;
            occupancy: {
                /** @description Guests from 2 years on. */
                pax: number;
                /** @description Null where only the number of guests is known; then children and ages are too. */
                adults: number | null;
                /** @description Under 14 years. */
                children: number | null;
                /** @description Whole years of the children whose age is known. */
                childrenAges: number[] | null;
            };
            client: {
                firstName: string;
                lastName: string;
                nationality: string | null;
                amexCardMember: boolean;
                cardMemberTier: ("platinum" | "centurion") | null;
            };
            partner: {
                /** @description Booking reference. */
                tls: string | null;
                /** @description Client reference. */
                cc: string | null;
                markupAmount: components["schemas"]["Amount"] | null;
            };
            bookingComments: string | null;
            payments: {
                isPaidByCreditCard: boolean | null;
                /** @description What may be known of a card. */
                creditCard: {
                    brand: string | null;
                    lastFour: string;
                    expiry: string;
                } | null;
                /** @description Price without the card fee; null while there is none. */
                subTotal: components["schemas"]["Amount"] | null;
                creditCardFeeTotal: components["schemas"]["Amount"] | null;
                total: components["schemas"]["Amount"] | null;
                /** @enum {string} */
                currencyCode: "EUR" | "CHF" | "GBP" | "USD";
                isNegotiatedPrice: boolean;
            };
            /** @description Of the price net of card fee and security deposit; null where the brand shows none. */
            commission: {
                percent: number;
                amount: components["schemas"]["Amount"];
                dueDate: components["schemas"]["Day"] | null;
                state: ("expected" | "due" | "invoiced" | "paid" | "disputed") | null;
            } | null;
            /** @description Another price is asked for. */
            requestPriceDiscount: boolean;
            _rentalChannel: string | null;
            /** @description End of a confirmed option. */
            expiresAt: components["schemas"]["Instant"] | null;
            /** @description Place of an option that waits for the nights of another one, from 1. */
            queuePosition: number | null;
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /**
         * Format: date-time
         * @description A moment, ISO 8601, UTC.
         */
        Instant: string;
        /** @description A lead with its history, its requests to the house and its rooming list. */
        WholeLead: {
            _id: string;
            /** @description What people quote to each other: `FL-K7M3Q9`. */
            bookingNumber: string;
            /** @description Goes up with each change; a PATCH names the one it has seen. */
            version: number;
            /** @enum {string} */
            status: "interest" | "requestedOption" | "confirmedOption" | "requestedBooking" | "confirmedBooking" | "declinedOption" | "declinedBooking" | "cancelledOption" | "cancelledBooking" | "expiredOption";
            agency: {
                _id: string;
                name: string;
            } | null;
            agent: {
                _id: string;
                name: string;
            } | null;
            /** @description Id of the house; null when it is gone. */
            _property: string | null;
            propertyName: string;
            /** @description Id of the hotel whose rooms it is about; null for a house. */
            _hotel: string | null;
            /** @description Who pays the hotel; null for a house. */
            paymentProfile: ("ClientPays" | "AgencyPaysStandAloneRate" | "AgencyPaysPackageRate") | null;
            loyaltyNumber: string | null;
            /** @description What a cancelled booking costs by the agreed terms. */
            cancellationFee: components["schemas"]["Amount"] | null;
            period: {
                checkInDate: components["schemas"]["Day"];
                checkOutDate: components["schemas"]["Day"];
            };
            /** @description Of a house; null for a hotel. */
            serviceLevel: ("self_catered" | "bed_and_breakfast" | "catered") | null;
            occupancy: {
                /** @description Guests from 2 years on. */
                pax: number;
                /** @description Null where only the number of guests is known; then children and ages are too. */
                adults: number | null;
                /** @description Under 14 years. */
                children: number | null;
                /** @description Whole years of the children whose age is known. */
                childrenAges: number[] | null;
            };
            client: {
                firstName: string;
                lastName: string;
                nationality: string | null;
                amexCardMember: boolean;
                cardMemberTier: ("platinum" | "centurion") | null;
            };
            partner: {
                /** @description Booking reference. */
                tls: string | null;
                /** @description Client reference. */
                cc: string | null;
                markupAmount: components["schemas"]["Amount"] | null;
            };
            bookingComments: string | null;
            payments: {
                isPaidByCreditCard: boolean | null;
                /** @description What may be known of a card. */
                creditCard: {
                    brand: string | null;
                    lastFour: string;
                    expiry: string;
                } | null;
                /** @description Price without the card fee; null while there is none. */
                subTotal: components["schemas"]["Amount"] | null;
                creditCardFeeTotal: components["schemas"]["Amount"] | null;
                total: components["schemas"]["Amount"] | null;
                /** @enum {string} */
                currencyCode: "EUR" | "CHF" | "GBP" | "USD";
                isNegotiatedPrice: boolean;
            };
            /** @description Of the price net of card fee and security deposit; null where the brand shows none. */
            commission: {
                percent: number;
                amount: components["schemas"]["Amount"];
                dueDate: components["schemas"]["Day"] | null;
                state: ("expected" | "due" | "invoiced" | "paid" | "disputed") | null;
            } | null;
            /** @description Another price is asked for. */
            requestPriceDiscount: boolean;
            _rentalChannel: string | null;
            /** @description End of a confirmed option. */
            expiresAt: components["schemas"]["Instant"] | null;
            /** @description Place of an option that waits for the nights of another one, from 1. */
            queuePosition: number | null;
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
            /** @description Of a hotel, as they were agreed; none for a house. */
            rooms: {
                /** @description Id of the rate. */
                _id: string;
                roomId: string;
                roomName: string;
                rateName: string;
                rateDescription: string;
                amenitiesMarkdown: string | null;
                numAdults: number;
                numChildren: number;
                childrenAges: number[];
                requestedBedConfiguration: string | null;
                priceTotal: components["schemas"]["Amount"];
                /** @enum {string} */
                currency: "EUR" | "CHF" | "GBP" | "USD";
                localPrice: {
                    /** @enum {string} */
                    currency: "EUR" | "CHF" | "GBP" | "USD";
                    amount: components["schemas"]["Amount"];
                };
                /** @description Percent; null where it is not shown. */
                commissionLevelForPartner: number | null;
                paymentPolicy: {
                    depositPercentage: number;
                    tranches: {
                        cumulativePercentage: number;
                        daysPriorToArrival: number;
                    }[];
                };
                cancellationPolicy: {
                    cancellationPeriods: {
                        fromDaysPriorToArrival: number;
                        feeInPercentOfBookingTotal: number;
                    }[];
                };
            }[];
            history: {
                at: components["schemas"]["Instant"];
                from: ("interest" | "requestedOption" | "confirmedOption" | "requestedBooking" | "confirmedBooking" | "declinedOption" | "declinedBooking" | "cancelledOption" | "cancelledBooking" | "expiredOption") | null;
                /** @enum {string} */
                to: "interest" | "requestedOption" | "confirmedOption" | "requestedBooking" | "confirmedBooking" | "declinedOption" | "declinedBooking" | "cancelledOption" | "cancelledBooking" | "expiredOption";
            }[];
            requests: {
                _id: string;
                /** @enum {string} */
                kind: "change" | "priceDiscount";
                /** @enum {string} */
                state: "open" | "accepted" | "declined" | "withdrawn";
                wish: {
                    checkIn?: string;
                    checkOut?: string;
                    serviceLevel?: string;
                    pax?: number;
                    price?: components["schemas"]["Amount"];
                };
                comments: string | null;
                createdAt: components["schemas"]["Instant"];
                decidedAt: components["schemas"]["Instant"] | null;
            }[];
            guests: {
                firstName: string;
                lastName: string;
                age: number | null;
                room: string | null;
                note: string | null;
                diet: string | null;
                heightCm: number | null;
                /** @description European size. */
                bootSize: number | null;
                skiCm: number | null;
            }[];
        };
        /** @description A lead that was written. */
        LeadWritten: {
            _id: string;
            /** @description What people quote to each other: `FL-K7M3Q9`. */
            bookingNumber: string;
            version: number;
            /** @enum {string} */
            status: "interest" | "requestedOption" | "confirmedOption" | "requestedBooking" | "confirmedBooking" | "declinedOption" | "declinedBooking" | "cancelledOption" | "cancelledBooking" | "expiredOption";
            /** @description Another price is asked for. */
            requestPriceDiscount: boolean;
            /** @description The option waits behind another one. */
            isQueued: boolean;
        };
        /** @description What an agency has sold and asked for, in one currency. */
        SalesReport: {
            agency: {
                _id: string;
                name: string;
            };
            /** @enum {string} */
            currencyCode: "EUR" | "CHF" | "GBP" | "USD";
            leads: {
                /** @enum {string} */
                status: "interest" | "requestedOption" | "confirmedOption" | "requestedBooking" | "confirmedBooking" | "declinedOption" | "declinedBooking" | "cancelledOption" | "cancelledBooking" | "expiredOption";
                count: number;
                total: components["schemas"]["Amount"];
            }[];
            /** @description Of confirmed bookings, by where it stands. */
            commission: {
                expected: components["schemas"]["Amount"];
                due: components["schemas"]["Amount"];
                invoiced: components["schemas"]["Amount"];
                paid: components["schemas"]["Amount"];
                disputed: components["schemas"]["Amount"];
            };
        };
        Client: {
            reference: string | null;
            firstName: string;
            lastName: string;
            nationality: string | null;
            amexCardMember: boolean;
            /** @description The leads, by their references. */
            leads: {
                reference: string;
            }[];
        };
        LeadSuggestion: {
            clientFirstName: string;
            clientLastName: string;
            leadReference: string;
            clientReference: string | null;
            loyaltyNumber: string | null;
        };
        /** @description A proposal as a list has it. */
        ProposalInList: {
            _id: string;
            /** @enum {string} */
            state: "draft" | "sent" | "opened" | "approved" | "declined" | "expired" | "withdrawn";
            client: string;
            /** @description Empty: a headline is made of the options. */
            title: string;
            agent: string;
            options: {
                lead: string;
                name: string;
                period: {
                    checkInDate: components["schemas"]["Day"];
                    checkOutDate: components["schemas"]["Day"];
                };
                isApproved: boolean;
            }[];
            sentAt: components["schemas"]["Instant"] | null;
            openings: number;
            lastOpenedAt: components["schemas"]["Instant"] | null;
            validUntil: components["schemas"]["Instant"];
        };
        /** @description A proposal that was begun. */
        ProposalWritten: {
            _id: string;
            revision: number;
        };
        /** @description A proposal as its agency sees it: the draft, what was sent, what became of it. */
        Proposal: {
            _id: string;
            /** @description Goes up with each change; sending names the one it has seen. */
            revision: number;
            /** @enum {string} */
            state: "draft" | "sent" | "opened" | "approved" | "declined" | "expired" | "withdrawn";
            /** @enum {string} */
            language: "en" | "de";
            client: {
                firstName: string;
                lastName: string;
                email: string | null;
            };
            title: string;
            /** @description The letter, paragraphs parted by empty lines. */
            greeting: string;
            validUntil: components["schemas"]["Instant"];
            /**
             * @description What the client’s approval does: tell the agent, ask for an option, or ask for the booking.
             * @enum {string}
             */
            onApproval: "tell" | "option" | "booking";
            options: {
                lead: string;
                bookingNumber: string;
                period: {
                    checkInDate: components["schemas"]["Day"];
                    checkOutDate: components["schemas"]["Day"];
                };
                /** @enum {string} */
                currencyCode: "EUR" | "CHF" | "GBP" | "USD";
                /** @description What the agent has decided on; null: what the lead says. */
                price: components["schemas"]["Amount"] | null;
                markup: {
                    /** @enum {string} */
                    kind: "amount" | "percent";
                    /** @description Major units of the currency, or percent. */
                    value: components["schemas"]["SignedAmount"];
                };
                reason: string;
            }[];
            /** @description What was sent, the newest last. */
            versions: {
                number: number;
                sentAt: components["schemas"]["Instant"];
                hash: string;
            }[];
            openings: number;
            lastOpenedAt: components["schemas"]["Instant"] | null;
            /** @description What the client has decided; null before. */
            decision: {
                /** @enum {string} */
                kind: "approved" | "declined";
                /** @description The lead that was approved; null for a no, and where the draft no longer has it as an option. */
                lead: string | null;
                /** @description The name that the client signed with. */
                name: string | null;
                at: components["schemas"]["Instant"];
            } | null;
        };
        /** @description A proposal as it was sent. */
        ProposalSent: {
            /** @description Number of the version that was frozen. */
            version: number;
            /** @description Address of the client’s page. Keep it secret: it lets its holder answer for the client. */
            link: string;
        };
        /** @description A version as it was sent: what the client reads, and nothing else. */
        ProposalVersion: {
            number: number;
            sentAt: components["schemas"]["Instant"];
            /** @description SHA-256 of the version; its first eight digits stand in the foot of page and PDF. */
            hash: string;
            /** @enum {string} */
            language: "en" | "de";
            validUntil: components["schemas"]["Instant"];
            agency: string;
            /** @description Null once the client’s data were erased; then title, greeting and reasons are empty. */
            client: {
                firstName: string;
                lastName: string;
            } | null;
            title: string;
            greeting: string;
            options: {
                key: string;
                name: string;
                place: string;
                period: {
                    checkInDate: components["schemas"]["Day"];
                    checkOutDate: components["schemas"]["Day"];
                };
                /** @enum {string} */
                currencyCode: "EUR" | "CHF" | "GBP" | "USD";
                /** @description What the client pays. */
                total: components["schemas"]["Amount"];
                payments: {
                    dueDate: components["schemas"]["Day"];
                    amount: components["schemas"]["Amount"];
                }[];
                /** @description What is kept of a booking cancelled by then. */
                cancellation: {
                    until: components["schemas"]["Day"];
                    kept: components["schemas"]["Amount"];
                }[];
                heldUntil: components["schemas"]["Instant"] | null;
                isFirstChoice: boolean;
                reason: string;
                included: string[];
            }[];
        };
        /** @description What the client or the agency has written. */
        ProposalMessage: {
            _id: string;
            /** @enum {string} */
            from: "client" | "agency";
            /**
             * @description How it came: the client’s page, mail, our pages, or this API.
             * @enum {string}
             */
            by: "page" | "mail" | "app" | "api";
            author: string;
            text: string;
            /** @description The earlier mail and signature in a reply by mail. */
            quoted: string | null;
            /** @description Where a mail came from, if that is no address of its side. */
            otherAddress: string | null;
            /** @description It came to the agency’s reply address from a stranger and did not go on to the client. */
            isHeld: boolean;
            isCut: boolean;
            /** @description Names of files that came with a mail. They are not stored. */
            files: string[];
            isUnread: boolean;
            at: components["schemas"]["Instant"];
        };
        /** @description A message to the client. */
        MessageWritten: {
            /** @description False where the client has no address: it stands on the client’s page alone. */
            isMailed: boolean;
        };
        User: {
            _id: string;
            email: string;
            firstName: string | null;
            lastName: string | null;
            displayName: string;
            /** @enum {string} */
            role: "admin" | "agent" | "amex_lifestyleAgent" | "customer" | "operator" | "supervisorAgent";
            travelAgencyId: string | null;
            company: string | null;
            hasHotelAccess: boolean;
            hotelId: string | null;
        };
        TravelAgency: {
            _id: string;
            name: string;
            /** @enum {string} */
            verification: "verified" | "requested" | "declined";
            autoInviteEmailDomain: string | null;
            programMemberships: {
                programId: string;
                /** @enum {string} */
                status: "claimedByAgency" | "confirmed" | "declined";
            }[];
            corporateDesign: {
                colors: {
                    main: string | null;
                    accentOnMain: string | null;
                    /** @description Worked out of the main colour. */
                    invertedFont: string | null;
                };
                logoUrl: string | null;
                theme: ("plain" | "colorful") | null;
            } | null;
            /** @description Masked; null for everybody but supervisors and admins. */
            bankAccount: ({
                currency: string;
            } & {
                [key: string]: string;
            }) | null;
        };
        /** @description One way to be paid; fields may stand in groups. */
        BankAlternative: {
            key: string;
            title: string;
            fields: (components["schemas"]["BankField"] | {
                group: string;
                fields: components["schemas"]["BankField"][];
            })[];
        };
        BankField: {
            /** @description Name of the field in `bankAccount`. */
            key: string;
            /** @description In the language of the answer. */
            name: string;
            /** @enum {string} */
            type: "select" | "text" | "radio" | "date";
            required: boolean;
            example: string | null;
            minLength: number | null;
            maxLength: number | null;
            /** @description Has to match the whole text (RE2). */
            validationRegexp: string | null;
            valuesAllowed: {
                key: string;
                name: string;
            }[] | null;
        };
    };
    responses: {
        /** @description A name in the address that the call does not know; `errors` says which. */
        Problem400: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "A sentence for a person.",
                 *       "status": 400,
                 *       "code": "invalid_request"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description An API key or an access token that does not work. */
        Problem401: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "A sentence for a person.",
                 *       "status": 401,
                 *       "code": "not_signed_in"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description An API key without the scope of the call. */
        Problem403: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "A sentence for a person.",
                 *       "status": 403,
                 *       "code": "forbidden"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It is not there. */
        Problem404: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "A sentence for a person.",
                 *       "status": 404,
                 *       "code": "not_found"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Another method; `Allow` says which there is. */
        Problem405: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                /** @description Methods. */
                Allow: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "A sentence for a person.",
                 *       "status": 405,
                 *       "code": "method_not_allowed"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It is not so any more. */
        Problem409: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "A sentence for a person.",
                 *       "status": 409,
                 *       "code": "conflict"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is too long. */
        Problem413: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "A sentence for a person.",
                 *       "status": 413,
                 *       "code": "too_large"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description An address that is longer than any of ours. */
        Problem414: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "A sentence for a person.",
                 *       "status": 414,
                 *       "code": "address_too_long"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not `application/json`. */
        Problem415: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "A sentence for a person.",
                 *       "status": 415,
                 *       "code": "unsupported_media_type"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A field does not say what it must. */
        Problem422: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "A sentence for a person.",
                 *       "status": 422,
                 *       "code": "invalid_fields"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
        Problem429: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                /** @description Seconds. */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "A sentence for a person.",
                 *       "status": 429,
                 *       "code": "too_many_requests"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A fault of ours. */
        Problem500: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "A sentence for a person.",
                 *       "status": 500,
                 *       "code": "internal_error"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The database does not answer; `Retry-After` says when to try again. */
        Problem503: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                /** @description Seconds. */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "A sentence for a person.",
                 *       "status": 503,
                 *       "code": "unavailable"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Language of the answer: `en` or `de`, by weight.
         * @example de
         */
        AcceptLanguage: string;
        /** @description Language of the answer, whatever the headers say. */
        Language: "en" | "de";
    };
    requestBodies: never;
    headers: {
        /** @description Tag of this very answer. */
        ETag: string;
        /** @description Language of the answer. */
        ContentLanguage: "en" | "de";
        /** @description The call was done before, under the same key: this is its first result. */
        IdempotentReplayed: "true";
        /** @description First and next page (RFC 8288). */
        Link: string;
        /** @description Items of all pages, with `includeTotal=true`. */
        TotalCount: number;
        /** @description Id of the request, yours if it had one. */
        RequestId: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listProperties: {
        parameters: {
            query?: {
                /** @description A text of at most 120 characters. Repeat the name for several values; any of them holds. */
                _id?: string[];
                /** @description A text of at most 120 characters. Repeat the name for several values; any of them holds. */
                city?: string[];
                /** @description One of "AT", "CH", "FR", "IT". Repeat the name for several values; any of them holds. */
                country?: ("AT" | "CH" | "FR" | "IT")[];
                /** @description One of "chalet", "apartment", "villa". Repeat the name for several values; any of them holds. */
                propertyType?: ("chalet" | "apartment" | "villa")[];
                /** @description A text of at most 120 characters. Repeat the name for several values; any of them holds. */
                operator?: string[];
                /** @description A whole number from 0 to 1000. Repeat the name for several values; any of them holds. */
                bedrooms?: number[];
                /** @description At least this. A whole number from 0 to 1000. */
                "bedrooms[gte]"?: number;
                /** @description At most this. A whole number from 0 to 1000. */
                "bedrooms[lte]"?: number;
                /** @description An amount in EUR with at most two decimals. Repeat the name for several values; any of them holds. */
                priceFrom?: components["schemas"]["Amount"][];
                /** @description At least this. An amount in EUR with at most two decimals. */
                "priceFrom[gte]"?: components["schemas"]["Amount"];
                /** @description At most this. An amount in EUR with at most two decimals. */
                "priceFrom[lte]"?: components["schemas"]["Amount"];
                /** @description true or false. */
                petsAllowed?: boolean;
                /** @description One of "self_catered", "bed_and_breakfast", "catered". Repeat the name for several values; any of them holds. */
                serviceLevels?: ("self_catered" | "bed_and_breakfast" | "catered")[];
                /** @description A text of at most 120 characters. Repeat the name for several values; any of them holds. */
                facilities?: string[];
                /**
                 * @description The same as JSON, for programs that put conditions together: an object of fields, each to a value or to `{"$eq": value}`, `{"$in": [values]}`, `{"$gte": value}`, `{"$lte": value}`; `$gte` and `$lte` may stand together. All conditions hold together.
                 * @example {"country":"AT","bedrooms":{"$gte":5}}
                 */
                conditions?: string;
                /**
                 * @description The fields to give; repeat the name, or separate them by commas. `_id` is always among them.
                 * @example [
                 *       "name",
                 *       "city",
                 *       "priceFrom",
                 *       "currency"
                 *     ]
                 */
                projection?: components["schemas"]["PropertyProjection"];
                /**
                 * @description Houses for demonstrations too.
                 * @example true
                 */
                includeDemos?: boolean;
                /**
                 * @description Each house with `order`, the number that the list is sorted by.
                 * @example true
                 */
                includeOrder?: boolean;
                /**
                 * @description With the header `X-Total-Count`: how many items all pages have together.
                 * @example true
                 */
                includeTotal?: boolean;
                /** @description The `_id` of the last item of the page before; the `Link` header has it. */
                after?: string;
                /**
                 * @description Most items of one answer. The `Link` header leads to the next ones.
                 * @example 2
                 */
                limit?: number;
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of properties. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedProperty"][];
                };
            };
            /** @description Unchanged since the answer with this `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is not right; `errors` says which and what would be. */
            400: components["responses"]["Problem400"];
            /** @description An API key or an access token that does not work. */
            401: components["responses"]["Problem401"];
            /** @description An API key without the scope of the call. */
            403: components["responses"]["Problem403"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    getProperty: {
        parameters: {
            query?: {
                /**
                 * @description With `salesInformation`: payment, cancellation, security deposit, terms.
                 * @example true
                 */
                includeSalesInformation?: boolean;
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The `_id` of a house. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The house. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SingleProperty"];
                };
            };
            /** @description Unchanged since the answer with this `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is not right; `errors` says which and what would be. */
            400: components["responses"]["Problem400"];
            /** @description An API key or an access token that does not work. */
            401: components["responses"]["Problem401"];
            /** @description An API key without the scope of the call. */
            403: components["responses"]["Problem403"];
            /** @description There is no property with this id. */
            404: components["responses"]["Problem404"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    listStaysOfProperty: {
        parameters: {
            query?: {
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The `_id` of a house. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All its stays. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Stay"][];
                };
            };
            /** @description Unchanged since the answer with this `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A name in the address that the call does not know; `errors` says which. */
            400: components["responses"]["Problem400"];
            /** @description An API key or an access token that does not work. */
            401: components["responses"]["Problem401"];
            /** @description An API key without the scope of the call. */
            403: components["responses"]["Problem403"];
            /** @description There is no property with this id. */
            404: components["responses"]["Problem404"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    listStays: {
        parameters: {
            query?: {
                /** @description A text of at most 120 characters. Repeat the name for several values; any of them holds. */
                _property?: string[];
                /** @description A day of the calendar as "YYYY-MM-DD". Repeat the name for several values; any of them holds. */
                checkIn?: string[];
                /** @description At least this. A day of the calendar as "YYYY-MM-DD". */
                "checkIn[gte]"?: string;
                /** @description At most this. A day of the calendar as "YYYY-MM-DD". */
                "checkIn[lte]"?: string;
                /** @description A day of the calendar as "YYYY-MM-DD". Repeat the name for several values; any of them holds. */
                checkOut?: string[];
                /** @description At least this. A day of the calendar as "YYYY-MM-DD". */
                "checkOut[gte]"?: string;
                /** @description At most this. A day of the calendar as "YYYY-MM-DD". */
                "checkOut[lte]"?: string;
                /** @description One of "AT", "CH", "FR", "IT". Repeat the name for several values; any of them holds. */
                country?: ("AT" | "CH" | "FR" | "IT")[];
                /** @description A text of at most 120 characters. Repeat the name for several values; any of them holds. */
                city?: string[];
                /** @description One of "self_catered", "bed_and_breakfast", "catered". Repeat the name for several values; any of them holds. */
                serviceLevels?: ("self_catered" | "bed_and_breakfast" | "catered")[];
                /** @description true or false. */
                available?: boolean;
                /**
                 * @description The same grammar as for `/api/properties`.
                 * @example {"city":"lech","checkIn":{"$gte":"2027-01-09"},"available":true}
                 */
                conditions?: string;
                /**
                 * @description Houses for demonstrations too.
                 * @example true
                 */
                includeDemos?: boolean;
                /**
                 * @description With the header `X-Total-Count`: how many items all pages have together.
                 * @example true
                 */
                includeTotal?: boolean;
                /** @description The `_id` of the last item of the page before; the `Link` header has it. */
                after?: string;
                /**
                 * @description Most items of one answer. The `Link` header leads to the next ones.
                 * @example 2
                 */
                limit?: number;
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of stays. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Stay"][];
                };
            };
            /** @description Unchanged since the answer with this `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is not right; `errors` says which and what would be. */
            400: components["responses"]["Problem400"];
            /** @description An API key or an access token that does not work. */
            401: components["responses"]["Problem401"];
            /** @description An API key without the scope of the call. */
            403: components["responses"]["Problem403"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    listFacilities: {
        parameters: {
            query?: {
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All facilities. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Facility"][];
                };
            };
            /** @description Unchanged since the answer with this `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A name in the address that the call does not know; `errors` says which. */
            400: components["responses"]["Problem400"];
            /** @description An API key or an access token that does not work. */
            401: components["responses"]["Problem401"];
            /** @description An API key without the scope of the call. */
            403: components["responses"]["Problem403"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    listCountryNames: {
        parameters: {
            query?: {
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Name by ISO 3166-1 alpha-2 code. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryNames"];
                };
            };
            /** @description Unchanged since the answer with this `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A name in the address that the call does not know; `errors` says which. */
            400: components["responses"]["Problem400"];
            /** @description An API key or an access token that does not work. */
            401: components["responses"]["Problem401"];
            /** @description An API key without the scope of the call. */
            403: components["responses"]["Problem403"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    suggest: {
        parameters: {
            query?: {
                /**
                 * @description What was typed so far; cut at 80 characters.
                 * @example lech
                 */
                q?: string;
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Suggestions by kind. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Suggestions"];
                };
            };
            /** @description Unchanged since the answer with this `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is not right; `errors` says which and what would be. */
            400: components["responses"]["Problem400"];
            /** @description An API key or an access token that does not work. */
            401: components["responses"]["Problem401"];
            /** @description An API key without the scope of the call. */
            403: components["responses"]["Problem403"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    sendMail: {
        parameters: {
            query?: {
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /** @description Makes repeating safe. */
                "Idempotency-Key"?: string;
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    email: string;
                    message: string;
                    subject: string;
                } | {
                    adults: number | string;
                    children?: number | string;
                    city: string;
                    email: string;
                    fullname: string;
                    /** @enum {string} */
                    language: "en" | "de";
                    period: {
                        checkInDate: string;
                        checkOutDate: string;
                    };
                    phone: string;
                    /** @default  */
                    text?: string;
                    serviceLevel: string;
                    subject: string;
                    propertyDetails: {
                        _id: string;
                        name: string;
                        city: string;
                    };
                } | {
                    adults: number | string;
                    children?: number | string;
                    /** @default  */
                    city?: string;
                    email: string;
                    fullname: string;
                    /** @enum {string} */
                    language: "en" | "de";
                    period: {
                        checkInDate: string;
                        checkOutDate: string;
                    };
                    phone: string;
                    /** @default  */
                    text?: string;
                    serviceLevel?: string | null;
                    /** @constant */
                    subject: "New general enquiry";
                } | {
                    error: string;
                    hasReloaded?: boolean;
                    location?: string | null;
                    /** @constant */
                    subject: "Frontend Crashed";
                    user: unknown;
                } | {
                    /** @constant */
                    subject: "Verification request";
                    /** @default  */
                    text?: string;
                } | {
                    /** @constant */
                    subject: "Referral";
                    referrerName: string;
                    /** @default  */
                    text?: string;
                } | {
                    /** @constant */
                    subject: "Login error";
                    error: string;
                    /** @default null */
                    location?: string | null;
                };
            };
        };
        responses: {
            /** @description It is with us. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The body has another shape; `errors` says where. */
            400: components["responses"]["Problem400"];
            /** @description Internal notices are for people who are signed in. */
            401: components["responses"]["Problem401"];
            /** @description Sent from another site. */
            403: components["responses"]["Problem403"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description The body is longer than any message. */
            413: components["responses"]["Problem413"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description The body is not `application/json`. */
            415: components["responses"]["Problem415"];
            /** @description A field does not say what it must; `errors` says which, in the language of the answer. */
            422: components["responses"]["Problem422"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    subscribe: {
        parameters: {
            query?: {
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    fullName: string;
                };
            };
        };
        responses: {
            /** @description It is with us. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The body has another shape; `errors` says where. */
            400: components["responses"]["Problem400"];
            /** @description An API key or an access token that does not work. */
            401: components["responses"]["Problem401"];
            /** @description Sent from another site. */
            403: components["responses"]["Problem403"];
            /** @description This brand has no newsletter. */
            404: components["responses"]["Problem404"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description The body is longer than any message. */
            413: components["responses"]["Problem413"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description The body is not `application/json`. */
            415: components["responses"]["Problem415"];
            /** @description A field does not say what it must; `errors` says which, in the language of the answer. */
            422: components["responses"]["Problem422"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    noteUse: {
        parameters: {
            query?: {
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    msg: string;
                    /** @default null */
                    data?: components["schemas"]["Json"];
                    sessionId: string;
                };
            };
        };
        responses: {
            /** @description Taken. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body has another shape; `errors` says where. */
            400: components["responses"]["Problem400"];
            /** @description An API key or an access token that does not work. */
            401: components["responses"]["Problem401"];
            /** @description Sent from another site. */
            403: components["responses"]["Problem403"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description The body is longer than any message. */
            413: components["responses"]["Problem413"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description The body is not `application/json`. */
            415: components["responses"]["Problem415"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    listHotels: {
        parameters: {
            query?: {
                /**
                 * @description A country or a city of `/api/hotels/locations`; needed with dates.
                 * @example Austria
                 */
                destination?: string;
                /**
                 * @description The day of arrival; both dates or neither.
                 * @example 2027-01-09
                 */
                checkInDate?: string;
                /**
                 * @description The day of departure.
                 * @example 2027-01-16
                 */
                checkOutDate?: string;
                /**
                 * @description Who pays the hotel. Left out: as your brand has it.
                 * @example ClientPays
                 */
                paymentProfile?: "ClientPays" | "AgencyPaysStandAloneRate" | "AgencyPaysPackageRate";
                /**
                 * @description Any of these.
                 * @example [
                 *       "4star"
                 *     ]
                 */
                hotelCategories?: ("4star" | "5star" | "palace")[];
                /**
                 * @description Rooms of any of these count, and no others.
                 * @example [
                 *       "room"
                 *     ]
                 */
                roomCategories?: ("room" | "juniorSuite" | "suite" | "specialtySuite" | "residence" | "villa")[];
                /**
                 * @description Hotels of any of these programmes.
                 * @example [
                 *       "program_serandipians"
                 *     ]
                 */
                programIds?: string[];
                /**
                 * @description At most so many rooms in the house.
                 * @example 80
                 */
                maxKeys?: number;
                /**
                 * @description All of these in the hotel.
                 * @example [
                 *       "spa"
                 *     ]
                 */
                facilities?: string[];
                /**
                 * @description All of these in one room.
                 * @example [
                 *       "balcony"
                 *     ]
                 */
                roomFacilities?: string[];
                /**
                 * @description Rooms that are needed at once, by commas, each with its adults and the ages of its children: `2-6-9,1` is two adults with children of 6 and 9, and one adult. Prices are then for all of them together. Left out: any one room, for the guests that its price is for.
                 * @example 2-6-9,1
                 */
                rooms?: string;
                /**
                 * @description Only hotels in this part of a map, in the place of a destination.
                 * @example 6.5,45.2,7.5,46.1
                 */
                area?: string;
                /**
                 * @description What comes first. Left out: `best`.
                 * @example price
                 */
                sort?: "best" | "price" | "commission" | "rating" | "distance" | "name";
                /**
                 * @description The stay costs at least this, in your currency.
                 * @example 2000
                 */
                priceFrom?: number;
                /**
                 * @description The stay costs at most this.
                 * @example 9000
                 */
                priceTo?: number;
                /**
                 * @description Rates with any of these.
                 * @example [
                 *       "roomOnly"
                 *     ]
                 */
                boards?: ("roomOnly" | "breakfast" | "halfBoard" | "fullBoard" | "allInclusive")[];
                /**
                 * @description Rates that are free to cancel until so many days before arrival, or later.
                 * @example 7
                 */
                freeDays?: 7 | 14 | 30;
                /**
                 * @description Rates that are paid at any of these times.
                 * @example [
                 *       "onArrival"
                 *     ]
                 */
                payments?: ("onArrival" | "inParts" | "atBooking")[];
                /**
                 * @description Rates with at least so many percent.
                 * @example 12
                 */
                commissionFrom?: 12 | 10 | 8;
                /**
                 * @description Hotels of any of these chains.
                 * @example [
                 *       "Aurelian Collection"
                 *     ]
                 */
                chains?: string[];
                /**
                 * @description Hotels with at least this mark of guests, in tenths.
                 * @example 95
                 */
                ratingFrom?: 95 | 90 | 85;
                /**
                 * @description Words that begin a word of the hotel’s name.
                 * @example Mélèze
                 */
                name?: string;
                /**
                 * @description Only these hotels, each with `betterPrices` of a day earlier or later.
                 * @example [
                 *       "hotel_arlberghaus"
                 *     ]
                 */
                hotelIds?: string[];
                /**
                 * @description Hotels for demonstrations too.
                 * @example true
                 */
                includeDemos?: boolean;
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hotels in order. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedHotel"][];
                };
            };
            /** @description Unchanged since the answer with this `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is not right; `errors` says which and what would be. */
            400: components["responses"]["Problem400"];
            /** @description The call needs an account: sign in first. */
            401: components["responses"]["Problem401"];
            /** @description This account may not do this. */
            403: components["responses"]["Problem403"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    listAvailableHotels: {
        parameters: {
            query?: {
                /**
                 * @description A country or a city of `/api/hotels/locations`; needed with dates.
                 * @example Austria
                 */
                destination?: string;
                /**
                 * @description The day of arrival; both dates or neither.
                 * @example 2027-01-09
                 */
                checkInDate?: string;
                /**
                 * @description The day of departure.
                 * @example 2027-01-16
                 */
                checkOutDate?: string;
                /**
                 * @description Who pays the hotel. Left out: as your brand has it.
                 * @example ClientPays
                 */
                paymentProfile?: "ClientPays" | "AgencyPaysStandAloneRate" | "AgencyPaysPackageRate";
                /**
                 * @description Any of these.
                 * @example [
                 *       "4star"
                 *     ]
                 */
                hotelCategories?: ("4star" | "5star" | "palace")[];
                /**
                 * @description Rooms of any of these count, and no others.
                 * @example [
                 *       "room"
                 *     ]
                 */
                roomCategories?: ("room" | "juniorSuite" | "suite" | "specialtySuite" | "residence" | "villa")[];
                /**
                 * @description Hotels of any of these programmes.
                 * @example [
                 *       "program_serandipians"
                 *     ]
                 */
                programIds?: string[];
                /**
                 * @description At most so many rooms in the house.
                 * @example 80
                 */
                maxKeys?: number;
                /**
                 * @description All of these in the hotel.
                 * @example [
                 *       "spa"
                 *     ]
                 */
                facilities?: string[];
                /**
                 * @description All of these in one room.
                 * @example [
                 *       "balcony"
                 *     ]
                 */
                roomFacilities?: string[];
                /**
                 * @description Rooms that are needed at once, by commas, each with its adults and the ages of its children: `2-6-9,1` is two adults with children of 6 and 9, and one adult. Prices are then for all of them together. Left out: any one room, for the guests that its price is for.
                 * @example 2-6-9,1
                 */
                rooms?: string;
                /**
                 * @description Only hotels in this part of a map, in the place of a destination.
                 * @example 6.5,45.2,7.5,46.1
                 */
                area?: string;
                /**
                 * @description What comes first. Left out: `best`.
                 * @example price
                 */
                sort?: "best" | "price" | "commission" | "rating" | "distance" | "name";
                /**
                 * @description The stay costs at least this, in your currency.
                 * @example 2000
                 */
                priceFrom?: number;
                /**
                 * @description The stay costs at most this.
                 * @example 9000
                 */
                priceTo?: number;
                /**
                 * @description Rates with any of these.
                 * @example [
                 *       "roomOnly"
                 *     ]
                 */
                boards?: ("roomOnly" | "breakfast" | "halfBoard" | "fullBoard" | "allInclusive")[];
                /**
                 * @description Rates that are free to cancel until so many days before arrival, or later.
                 * @example 7
                 */
                freeDays?: 7 | 14 | 30;
                /**
                 * @description Rates that are paid at any of these times.
                 * @example [
                 *       "onArrival"
                 *     ]
                 */
                payments?: ("onArrival" | "inParts" | "atBooking")[];
                /**
                 * @description Rates with at least so many percent.
                 * @example 12
                 */
                commissionFrom?: 12 | 10 | 8;
                /**
                 * @description Hotels of any of these chains.
                 * @example [
                 *       "Aurelian Collection"
                 *     ]
                 */
                chains?: string[];
                /**
                 * @description Hotels with at least this mark of guests, in tenths.
                 * @example 95
                 */
                ratingFrom?: 95 | 90 | 85;
                /**
                 * @description Words that begin a word of the hotel’s name.
                 * @example Mélèze
                 */
                name?: string;
                /**
                 * @description Only these hotels, each with `betterPrices` of a day earlier or later.
                 * @example [
                 *       "hotel_arlberghaus"
                 *     ]
                 */
                hotelIds?: string[];
                /**
                 * @description Hotels for demonstrations too.
                 * @example true
                 */
                includeDemos?: boolean;
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hotels in order. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedHotel"][];
                };
            };
            /** @description Unchanged since the answer with this `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is not right; `errors` says which and what would be. */
            400: components["responses"]["Problem400"];
            /** @description The call needs an account: sign in first. */
            401: components["responses"]["Problem401"];
            /** @description This account may not do this. */
            403: components["responses"]["Problem403"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    listHotelPoints: {
        parameters: {
            query?: {
                /**
                 * @description A country or a city of `/api/hotels/locations`; needed with dates.
                 * @example Austria
                 */
                destination?: string;
                /**
                 * @description The day of arrival; both dates or neither.
                 * @example 2027-01-09
                 */
                checkInDate?: string;
                /**
                 * @description The day of departure.
                 * @example 2027-01-16
                 */
                checkOutDate?: string;
                /**
                 * @description Who pays the hotel. Left out: as your brand has it.
                 * @example ClientPays
                 */
                paymentProfile?: "ClientPays" | "AgencyPaysStandAloneRate" | "AgencyPaysPackageRate";
                /**
                 * @description Any of these.
                 * @example [
                 *       "4star"
                 *     ]
                 */
                hotelCategories?: ("4star" | "5star" | "palace")[];
                /**
                 * @description Rooms of any of these count, and no others.
                 * @example [
                 *       "room"
                 *     ]
                 */
                roomCategories?: ("room" | "juniorSuite" | "suite" | "specialtySuite" | "residence" | "villa")[];
                /**
                 * @description Hotels of any of these programmes.
                 * @example [
                 *       "program_serandipians"
                 *     ]
                 */
                programIds?: string[];
                /**
                 * @description At most so many rooms in the house.
                 * @example 80
                 */
                maxKeys?: number;
                /**
                 * @description All of these in the hotel.
                 * @example [
                 *       "spa"
                 *     ]
                 */
                facilities?: string[];
                /**
                 * @description All of these in one room.
                 * @example [
                 *       "balcony"
                 *     ]
                 */
                roomFacilities?: string[];
                /**
                 * @description Rooms that are needed at once, by commas, each with its adults and the ages of its children: `2-6-9,1` is two adults with children of 6 and 9, and one adult. Prices are then for all of them together. Left out: any one room, for the guests that its price is for.
                 * @example 2-6-9,1
                 */
                rooms?: string;
                /**
                 * @description Only hotels in this part of a map, in the place of a destination.
                 * @example 6.5,45.2,7.5,46.1
                 */
                area?: string;
                /**
                 * @description What comes first. Left out: `best`.
                 * @example price
                 */
                sort?: "best" | "price" | "commission" | "rating" | "distance" | "name";
                /**
                 * @description The stay costs at least this, in your currency.
                 * @example 2000
                 */
                priceFrom?: number;
                /**
                 * @description The stay costs at most this.
                 * @example 9000
                 */
                priceTo?: number;
                /**
                 * @description Rates with any of these.
                 * @example [
                 *       "roomOnly"
                 *     ]
                 */
                boards?: ("roomOnly" | "breakfast" | "halfBoard" | "fullBoard" | "allInclusive")[];
                /**
                 * @description Rates that are free to cancel until so many days before arrival, or later.
                 * @example 7
                 */
                freeDays?: 7 | 14 | 30;
                /**
                 * @description Rates that are paid at any of these times.
                 * @example [
                 *       "onArrival"
                 *     ]
                 */
                payments?: ("onArrival" | "inParts" | "atBooking")[];
                /**
                 * @description Rates with at least so many percent.
                 * @example 12
                 */
                commissionFrom?: 12 | 10 | 8;
                /**
                 * @description Hotels of any of these chains.
                 * @example [
                 *       "Aurelian Collection"
                 *     ]
                 */
                chains?: string[];
                /**
                 * @description Hotels with at least this mark of guests, in tenths.
                 * @example 95
                 */
                ratingFrom?: 95 | 90 | 85;
                /**
                 * @description Words that begin a word of the hotel’s name.
                 * @example Mélèze
                 */
                name?: string;
                /**
                 * @description Hotels for demonstrations too.
                 * @example true
                 */
                includeDemos?: boolean;
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hotels’ points. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HotelPoints"];
                };
            };
            /** @description Unchanged since the answer with this `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is not right; `errors` says which and what would be. */
            400: components["responses"]["Problem400"];
            /** @description The call needs an account: sign in first. */
            401: components["responses"]["Problem401"];
            /** @description This account may not do this. */
            403: components["responses"]["Problem403"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    listHotelLocations: {
        parameters: {
            query?: {
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HotelLocations"];
                };
            };
            /** @description Unchanged since the answer with this `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A name in the address that the call does not know; `errors` says which. */
            400: components["responses"]["Problem400"];
            /** @description The call needs an account: sign in first. */
            401: components["responses"]["Problem401"];
            /** @description This account may not do this. */
            403: components["responses"]["Problem403"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    listPrograms: {
        parameters: {
            query?: {
                /**
                 * @description Only those that a hotel of the catalogue belongs to.
                 * @example true
                 */
                isVisibleInHotelSearch?: boolean;
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The programmes. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Program"][];
                };
            };
            /** @description Unchanged since the answer with this `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is not right; `errors` says which and what would be. */
            400: components["responses"]["Problem400"];
            /** @description The call needs an account: sign in first. */
            401: components["responses"]["Problem401"];
            /** @description This account may not do this. */
            403: components["responses"]["Problem403"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    getHotel: {
        parameters: {
            query?: {
                /**
                 * @description The day of arrival; both dates or neither.
                 * @example 2027-01-09
                 */
                checkInDate?: string;
                /**
                 * @description The day of departure.
                 * @example 2027-01-16
                 */
                checkOutDate?: string;
                /**
                 * @description Who pays the hotel. Left out: as your brand has it.
                 * @example ClientPays
                 */
                paymentProfile?: "ClientPays" | "AgencyPaysStandAloneRate" | "AgencyPaysPackageRate";
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The `_id` of a hotel.
                 * @example hotel_9c03
                 */
                hotelId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hotel. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hotel"];
                };
            };
            /** @description Unchanged since the answer with this `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is not right; `errors` says which and what would be. */
            400: components["responses"]["Problem400"];
            /** @description This brand needs an account: sign in first. */
            401: components["responses"]["Problem401"];
            /** @description This account may not do this. */
            403: components["responses"]["Problem403"];
            /** @description There is no hotel with this id. */
            404: components["responses"]["Problem404"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    listRoomsOfHotel: {
        parameters: {
            query?: {
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The `_id` of a hotel.
                 * @example hotel_9c03
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All its rooms. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HotelRoom"][];
                };
            };
            /** @description Unchanged since the answer with this `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A name in the address that the call does not know; `errors` says which. */
            400: components["responses"]["Problem400"];
            /** @description An API key or an access token that does not work. */
            401: components["responses"]["Problem401"];
            /** @description Hotels are for the trade here. */
            403: components["responses"]["Problem403"];
            /** @description There is no hotel with this id. */
            404: components["responses"]["Problem404"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    listAvailableRoomsOfHotel: {
        parameters: {
            query: {
                /**
                 * @description Day of arrival, today at the earliest.
                 * @example 2027-01-09
                 */
                checkInDate: string;
                /**
                 * @description Day of departure, after that of arrival.
                 * @example 2027-01-16
                 */
                checkOutDate: string;
                /**
                 * @description Who pays the hotel. Left out, and where agents may not choose: as their brand has it.
                 * @example AgencyPaysStandAloneRate
                 */
                paymentProfile?: "ClientPays" | "AgencyPaysStandAloneRate" | "AgencyPaysPackageRate";
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The `_id` of a hotel.
                 * @example hotel_9c03
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All its rooms. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailableRoom"][];
                };
            };
            /** @description Unchanged since the answer with this `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is not right; `errors` says which and what would be. */
            400: components["responses"]["Problem400"];
            /** @description An API key or an access token that does not work. */
            401: components["responses"]["Problem401"];
            /** @description Hotels are for the trade here. */
            403: components["responses"]["Problem403"];
            /** @description There is no hotel with this id. */
            404: components["responses"]["Problem404"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    getHotelRoom: {
        parameters: {
            query?: {
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The `_id` of a room of a hotel.
                 * @example room_9c03.double
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The room. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HotelRoom"];
                };
            };
            /** @description Unchanged since the answer with this `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A name in the address that the call does not know; `errors` says which. */
            400: components["responses"]["Problem400"];
            /** @description An API key or an access token that does not work. */
            401: components["responses"]["Problem401"];
            /** @description Hotels are for the trade here. */
            403: components["responses"]["Problem403"];
            /** @description There is no room with this id. */
            404: components["responses"]["Problem404"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    listOffersOfRoom: {
        parameters: {
            query: {
                /**
                 * @description Day of arrival, today at the earliest.
                 * @example 2027-01-09
                 */
                checkInDate: string;
                /**
                 * @description Day of departure, after that of arrival.
                 * @example 2027-01-16
                 */
                checkOutDate: string;
                /**
                 * @description Who pays the hotel. Left out, and where agents may not choose: as their brand has it.
                 * @example AgencyPaysStandAloneRate
                 */
                paymentProfile?: "ClientPays" | "AgencyPaysStandAloneRate" | "AgencyPaysPackageRate";
                /** @description Adults, by the ages of the hotel. */
                numAdults?: number;
                /**
                 * @description Children, infants among them.
                 * @example 2
                 */
                numChildren?: number;
                /**
                 * @description The age of each child at check-in, infants among them, by commas; as many as `numChildren`.
                 * @example 7,4
                 */
                childrenAges?: string;
                /** @description The id of the path once more. */
                roomId?: string;
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The `_id` of a room of a hotel.
                 * @example room_9c03.double
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offers. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"][];
                };
            };
            /** @description Unchanged since the answer with this `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is not right; `errors` says which and what would be. */
            400: components["responses"]["Problem400"];
            /** @description An API key or an access token that does not work. */
            401: components["responses"]["Problem401"];
            /** @description Hotels are for the trade here. */
            403: components["responses"]["Problem403"];
            /** @description There is no room with this id. */
            404: components["responses"]["Problem404"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    getAvailabilityOfRoom: {
        parameters: {
            query: {
                /**
                 * @description Day of arrival, today at the earliest.
                 * @example 2027-01-09
                 */
                checkInDate: string;
                /**
                 * @description Day of departure, after that of arrival.
                 * @example 2027-01-16
                 */
                checkOutDate: string;
                /**
                 * @description Who pays the hotel. Left out, and where agents may not choose: as their brand has it.
                 * @example AgencyPaysStandAloneRate
                 */
                paymentProfile?: "ClientPays" | "AgencyPaysStandAloneRate" | "AgencyPaysPackageRate";
                /**
                 * @description Rooms that are wanted at once.
                 * @example 2
                 */
                requestedRoomQuantity?: number;
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The `_id` of a room of a hotel.
                 * @example room_9c03.double
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether there are so many, and how many at the most. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomQuantity"];
                };
            };
            /** @description Unchanged since the answer with this `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is not right; `errors` says which and what would be. */
            400: components["responses"]["Problem400"];
            /** @description An API key or an access token that does not work. */
            401: components["responses"]["Problem401"];
            /** @description Hotels are for the trade here. */
            403: components["responses"]["Problem403"];
            /** @description There is no room with this id. */
            404: components["responses"]["Problem404"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    createHotelInterest: {
        parameters: {
            query?: {
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /** @description Makes repeating safe. */
                "Idempotency-Key"?: string;
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    hotelId: string;
                    checkInDate: string;
                    checkOutDate: string;
                    /** @enum {string} */
                    paymentProfile?: "ClientPays" | "AgencyPaysStandAloneRate" | "AgencyPaysPackageRate";
                    /** @enum {string} */
                    amexCardMember?: "platinum" | "centurion";
                    loyaltyNumber?: string;
                    /** @description The first one is the client; all of them begin the rooming list. */
                    guests: {
                        firstName: string;
                        lastName: string;
                    }[];
                    partnerAgency?: {
                        /** @description Booking reference; the prefix of the brand is added. */
                        tls?: string;
                        /** @description Client reference; the prefix of the brand is added. */
                        cc?: string;
                        /** @description As it was shown; another one than holds now answers 409. */
                        commissionForPartner?: components["schemas"]["Amount"];
                        markupAmount?: components["schemas"]["Amount"];
                    };
                    /** @description As it was shown; another one than holds now answers 409. */
                    price?: {
                        /** @enum {string} */
                        currency: "EUR" | "CHF" | "GBP" | "USD";
                        total: components["schemas"]["Amount"];
                    };
                    rooms: ({
                        /** @description Id of the rate. */
                        _id: string;
                        roomId: string;
                        /** @description As it was shown; another one than holds now answers 409. */
                        priceTotal?: components["schemas"]["Amount"] | null;
                        /** @default 1 */
                        numAdults?: number;
                        numChildren?: number;
                        /** @default [] */
                        childrenAges?: number[];
                        requestedBedConfiguration?: string | null;
                        /** @description As it was shown; another one than holds now answers 409. */
                        paymentPolicy?: {
                            depositPercentage: number;
                            tranches: {
                                cumulativePercentage: number;
                                daysPriorToArrival: number;
                            }[];
                        } | null;
                        /** @description As it was shown; another one than holds now answers 409. */
                        cancellationPolicy?: {
                            cancellationPeriods: {
                                fromDaysPriorToArrival: number;
                                feeInPercentOfBookingTotal: number;
                            }[];
                        } | null;
                        /** @description Of the message in which the hotel has given your client a price of its own. */
                        rateCardId?: string | null;
                    } & {
                        [key: string]: unknown;
                    })[];
                };
            };
        };
        responses: {
            /** @description The lead. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrittenInterest"];
                };
            };
            /** @description The body has another shape; `errors` says where. */
            400: components["responses"]["Problem400"];
            /** @description The call needs an account: sign in first. */
            401: components["responses"]["Problem401"];
            /** @description This account may not do this, or its agency is not verified yet. */
            403: components["responses"]["Problem403"];
            /** @description Hotel is unknown */
            404: components["responses"]["Problem404"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description What was chosen is not what holds now; `rooms` says what became of each, `figures` what all of them cost. */
            409: components["responses"]["Problem409"];
            /** @description The body is longer than any interest. */
            413: components["responses"]["Problem413"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description The body is not `application/json`. */
            415: components["responses"]["Problem415"];
            /** @description A field does not say what it must; `errors` says which, in the language of the answer. */
            422: components["responses"]["Problem422"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    startChat: {
        parameters: {
            query?: {
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /** @description Makes repeating safe. */
                "Idempotency-Key"?: string;
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Id of the hotel. */
                hotelId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatEnquiry"];
            };
        };
        responses: {
            /** @description The conversation. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cid: string;
                    };
                };
            };
            /** @description The body has another shape; `errors` says where. */
            400: components["responses"]["Problem400"];
            /** @description The call needs an account: sign in first. */
            401: components["responses"]["Problem401"];
            /** @description This account may not do this, or its agency is not verified yet. */
            403: components["responses"]["Problem403"];
            /** @description There is no such hotel. */
            404: components["responses"]["Problem404"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description The hotel does not chat. */
            409: components["responses"]["Problem409"];
            /** @description The body is longer than any of these. */
            413: components["responses"]["Problem413"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description The body is not `application/json`. */
            415: components["responses"]["Problem415"];
            /** @description A field does not say what it must; `errors` says which, in the language of the answer. */
            422: components["responses"]["Problem422"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    getHotelManagerInvitationLink: {
        parameters: {
            query?: {
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The `_id` of a hotel. */
                hotelId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HotelInvitation"];
                };
            };
            /** @description Unchanged since the answer with this `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A name in the address that the call does not know; `errors` says which. */
            400: components["responses"]["Problem400"];
            /** @description This brand needs an account: sign in first. */
            401: components["responses"]["Problem401"];
            /** @description This account may not do this. */
            403: components["responses"]["Problem403"];
            /** @description There is no hotel with this id. */
            404: components["responses"]["Problem404"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description This hotel contracts directly already. */
            409: components["responses"]["Problem409"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    listInspirationPosts: {
        parameters: {
            query?: {
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The posts. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InspirationPost"][];
                };
            };
            /** @description Unchanged since the answer with this `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A name in the address that the call does not know; `errors` says which. */
            400: components["responses"]["Problem400"];
            /** @description This brand needs an account: sign in first. */
            401: components["responses"]["Problem401"];
            /** @description This account may not do this. */
            403: components["responses"]["Problem403"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    listLeads: {
        parameters: {
            query?: {
                /**
                 * @description Leads of this status only.
                 * @example confirmedOption
                 */
                status?: "interest" | "requestedOption" | "confirmedOption" | "requestedBooking" | "confirmedBooking" | "declinedOption" | "declinedBooking" | "cancelledOption" | "cancelledBooking" | "expiredOption";
                /**
                 * @description With the header `X-Total-Count`: how many items all pages have together.
                 * @example true
                 */
                includeTotal?: boolean;
                /**
                 * @description Most items of one answer. The `Link` header leads to the next ones.
                 * @example 2
                 */
                limit?: number;
                /** @description The `_id` of the last item of the page before; the `Link` header has it. */
                after?: string;
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Leads. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lead"][];
                };
            };
            /** @description Unchanged since the answer with this `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is not right. */
            400: components["responses"]["Problem400"];
            /** @description The call needs an account: sign in first. */
            401: components["responses"]["Problem401"];
            /** @description This account may not do this, or its agency is not verified yet. */
            403: components["responses"]["Problem403"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    createSalesLead: {
        parameters: {
            query?: {
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /** @description Makes repeating safe. */
                "Idempotency-Key"?: string;
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    _property: string;
                    /**
                     * @default interest
                     * @enum {string}
                     */
                    intent?: "interest" | "option" | "booking";
                    period?: {
                        checkInDate?: string;
                        checkOutDate?: string;
                    };
                    client?: {
                        firstName?: string;
                        lastName?: string;
                        nationality?: string;
                        amexCardMember?: boolean;
                    };
                    partner?: {
                        /** @description Booking reference; the prefix of the brand is added. */
                        tls?: string;
                        /** @description Client reference; the prefix of the brand is added. */
                        cc?: string;
                        markupAmount?: components["schemas"]["Amount"];
                        /** @description As it was shown; another one than holds now answers 409. */
                        commission?: components["schemas"]["Amount"];
                    };
                    occupancy?: {
                        /** @description Guests from 2 years on; worked out where adults are given. */
                        pax?: number;
                        adults?: number;
                        /** @description Under 14 years. */
                        children?: number;
                        /** @description Whole years; under 2 a child is not counted. */
                        childrenAges?: number[];
                    };
                    serviceLevel?: string;
                    bookingComments?: string;
                    payments?: {
                        isPaidByCreditCard?: boolean;
                        /** @description Token of a card that is in the vault. */
                        creditCard?: string;
                        /** @description As it was shown; another one than holds now answers 409. */
                        subTotal?: components["schemas"]["Amount"];
                        /** @description As it was shown; another one than holds now answers 409. */
                        creditCardFeeTotal?: components["schemas"]["Amount"];
                        /** @enum {string} */
                        currencyCode?: "EUR" | "CHF" | "GBP" | "USD";
                        /** @description Taken, and worked out by us. */
                        isNegotiatedPrice?: boolean;
                    };
                    requestPriceDiscount?: boolean;
                    _rentalChannel?: string;
                    ccNumber?: string;
                    ccName?: string;
                    ccExpirationMonth?: string;
                    ccExpirationYearShort?: string;
                    /** @description Checked for its form and written nowhere. */
                    ccCvv?: string;
                };
            };
        };
        responses: {
            /** @description The lead. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadWritten"];
                };
            };
            /** @description The body has another shape; `errors` says where. */
            400: components["responses"]["Problem400"];
            /** @description The call needs an account: sign in first. */
            401: components["responses"]["Problem401"];
            /** @description This account may not do this, or its agency is not verified yet. */
            403: components["responses"]["Problem403"];
            /** @description There is no such house. */
            404: components["responses"]["Problem404"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description The figures that were sent are not the ones that hold; `figures` has those. */
            409: components["responses"]["Problem409"];
            /** @description The body is longer than any lead. */
            413: components["responses"]["Problem413"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description The body is not `application/json`. */
            415: components["responses"]["Problem415"];
            /** @description A field does not say what it must; `errors` says which, in the language of the answer. */
            422: components["responses"]["Problem422"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    getLead: {
        parameters: {
            query?: {
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Id of the lead. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lead. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholeLead"];
                };
            };
            /** @description Unchanged since the answer with this `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A name in the address that the call does not know; `errors` says which. */
            400: components["responses"]["Problem400"];
            /** @description The call needs an account: sign in first. */
            401: components["responses"]["Problem401"];
            /** @description This account may not do this, or its agency is not verified yet. */
            403: components["responses"]["Problem403"];
            /** @description There is no such lead, or it is not yours. */
            404: components["responses"]["Problem404"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    deleteLead: {
        parameters: {
            query?: {
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Id of the lead. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is put away. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A name in the address that the call does not know; `errors` says which. */
            400: components["responses"]["Problem400"];
            /** @description The call needs an account: sign in first. */
            401: components["responses"]["Problem401"];
            /** @description This account may not do this, or its agency is not verified yet. */
            403: components["responses"]["Problem403"];
            /** @description There is no such lead, or it is not yours. */
            404: components["responses"]["Problem404"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description It is not an interest. */
            409: components["responses"]["Problem409"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    changeSalesLead: {
        parameters: {
            query?: {
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Id of the lead. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The version that was seen. */
                    version: number;
                    /**
                     * @description Without it fields are changed; `change` asks the house, `withdraw` takes an option or a request back.
                     * @enum {string}
                     */
                    intent?: "option" | "booking" | "change" | "withdraw";
                    leadId?: string;
                    period?: {
                        checkInDate?: string;
                        checkOutDate?: string;
                    };
                    client?: {
                        firstName?: string;
                        lastName?: string;
                        nationality?: string;
                        amexCardMember?: boolean;
                    };
                    partner?: {
                        /** @description Booking reference; the prefix of the brand is added. */
                        tls?: string;
                        /** @description Client reference; the prefix of the brand is added. */
                        cc?: string;
                        markupAmount?: components["schemas"]["Amount"];
                        /** @description As it was shown; another one than holds now answers 409. */
                        commission?: components["schemas"]["Amount"];
                    };
                    occupancy?: {
                        /** @description Guests from 2 years on; worked out where adults are given. */
                        pax?: number;
                        adults?: number;
                        /** @description Under 14 years. */
                        children?: number;
                        /** @description Whole years; under 2 a child is not counted. */
                        childrenAges?: number[];
                    };
                    serviceLevel?: string;
                    bookingComments?: string;
                    payments?: {
                        isPaidByCreditCard?: boolean;
                        /** @description Token of a card that is in the vault. */
                        creditCard?: string;
                        /** @description As it was shown; another one than holds now answers 409. */
                        subTotal?: components["schemas"]["Amount"];
                        /** @description As it was shown; another one than holds now answers 409. */
                        creditCardFeeTotal?: components["schemas"]["Amount"];
                        /** @enum {string} */
                        currencyCode?: "EUR" | "CHF" | "GBP" | "USD";
                        /** @description Taken, and worked out by us. */
                        isNegotiatedPrice?: boolean;
                    };
                    requestPriceDiscount?: boolean;
                    _rentalChannel?: string;
                    ccNumber?: string;
                    ccName?: string;
                    ccExpirationMonth?: string;
                    ccExpirationYearShort?: string;
                    /** @description Checked for its form and written nowhere. */
                    ccCvv?: string;
                };
            };
        };
        responses: {
            /** @description The lead. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadWritten"];
                };
            };
            /** @description The body has another shape; `errors` says where. */
            400: components["responses"]["Problem400"];
            /** @description The call needs an account: sign in first. */
            401: components["responses"]["Problem401"];
            /** @description This account may not do this, or its agency is not verified yet. */
            403: components["responses"]["Problem403"];
            /** @description There is no such lead, or it is not yours. */
            404: components["responses"]["Problem404"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description Another version, a night that is taken, figures that hold no more (`figures` has those), or nothing that this lead can do; `detail` says which. */
            409: components["responses"]["Problem409"];
            /** @description The body is longer than any lead. */
            413: components["responses"]["Problem413"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description The body is not `application/json`. */
            415: components["responses"]["Problem415"];
            /** @description A field does not say what it must; `errors` says which, in the language of the answer. */
            422: components["responses"]["Problem422"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    createLead: {
        parameters: {
            query?: {
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /** @description Makes repeating safe. */
                "Idempotency-Key"?: string;
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    _property: string;
                    /**
                     * @default interest
                     * @enum {string}
                     */
                    intent?: "interest" | "option" | "booking";
                    period?: {
                        checkInDate?: string;
                        checkOutDate?: string;
                    };
                    client?: {
                        firstName?: string;
                        lastName?: string;
                        nationality?: string;
                        amexCardMember?: boolean;
                    };
                    partner?: {
                        /** @description Booking reference; the prefix of the brand is added. */
                        tls?: string;
                        /** @description Client reference; the prefix of the brand is added. */
                        cc?: string;
                        markupAmount?: components["schemas"]["Amount"];
                        /** @description As it was shown; another one than holds now answers 409. */
                        commission?: components["schemas"]["Amount"];
                    };
                    occupancy?: {
                        /** @description Guests from 2 years on; worked out where adults are given. */
                        pax?: number;
                        adults?: number;
                        /** @description Under 14 years. */
                        children?: number;
                        /** @description Whole years; under 2 a child is not counted. */
                        childrenAges?: number[];
                    };
                    serviceLevel?: string;
                    bookingComments?: string;
                    payments?: {
                        isPaidByCreditCard?: boolean;
                        /** @description Token of a card that is in the vault. */
                        creditCard?: string;
                        /** @description As it was shown; another one than holds now answers 409. */
                        subTotal?: components["schemas"]["Amount"];
                        /** @description As it was shown; another one than holds now answers 409. */
                        creditCardFeeTotal?: components["schemas"]["Amount"];
                        /** @enum {string} */
                        currencyCode?: "EUR" | "CHF" | "GBP" | "USD";
                        /** @description Taken, and worked out by us. */
                        isNegotiatedPrice?: boolean;
                    };
                    requestPriceDiscount?: boolean;
                    _rentalChannel?: string;
                    ccNumber?: string;
                    ccName?: string;
                    ccExpirationMonth?: string;
                    ccExpirationYearShort?: string;
                    /** @description Checked for its form and written nowhere. */
                    ccCvv?: string;
                };
            };
        };
        responses: {
            /** @description The lead. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadWritten"];
                };
            };
            /** @description The body has another shape; `errors` says where. */
            400: components["responses"]["Problem400"];
            /** @description The call needs an account: sign in first. */
            401: components["responses"]["Problem401"];
            /** @description This account may not do this, or its agency is not verified yet. */
            403: components["responses"]["Problem403"];
            /** @description There is no such house. */
            404: components["responses"]["Problem404"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description The figures that were sent are not the ones that hold; `figures` has those. */
            409: components["responses"]["Problem409"];
            /** @description The body is longer than any lead. */
            413: components["responses"]["Problem413"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description The body is not `application/json`. */
            415: components["responses"]["Problem415"];
            /** @description A field does not say what it must; `errors` says which, in the language of the answer. */
            422: components["responses"]["Problem422"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    changeLead: {
        parameters: {
            query?: {
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Id of the lead. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The version that was seen. */
                    version: number;
                    /**
                     * @description Without it fields are changed; `change` asks the house, `withdraw` takes an option or a request back.
                     * @enum {string}
                     */
                    intent?: "option" | "booking" | "change" | "withdraw";
                    leadId?: string;
                    period?: {
                        checkInDate?: string;
                        checkOutDate?: string;
                    };
                    client?: {
                        firstName?: string;
                        lastName?: string;
                        nationality?: string;
                        amexCardMember?: boolean;
                    };
                    partner?: {
                        /** @description Booking reference; the prefix of the brand is added. */
                        tls?: string;
                        /** @description Client reference; the prefix of the brand is added. */
                        cc?: string;
                        markupAmount?: components["schemas"]["Amount"];
                        /** @description As it was shown; another one than holds now answers 409. */
                        commission?: components["schemas"]["Amount"];
                    };
                    occupancy?: {
                        /** @description Guests from 2 years on; worked out where adults are given. */
                        pax?: number;
                        adults?: number;
                        /** @description Under 14 years. */
                        children?: number;
                        /** @description Whole years; under 2 a child is not counted. */
                        childrenAges?: number[];
                    };
                    serviceLevel?: string;
                    bookingComments?: string;
                    payments?: {
                        isPaidByCreditCard?: boolean;
                        /** @description Token of a card that is in the vault. */
                        creditCard?: string;
                        /** @description As it was shown; another one than holds now answers 409. */
                        subTotal?: components["schemas"]["Amount"];
                        /** @description As it was shown; another one than holds now answers 409. */
                        creditCardFeeTotal?: components["schemas"]["Amount"];
                        /** @enum {string} */
                        currencyCode?: "EUR" | "CHF" | "GBP" | "USD";
                        /** @description Taken, and worked out by us. */
                        isNegotiatedPrice?: boolean;
                    };
                    requestPriceDiscount?: boolean;
                    _rentalChannel?: string;
                    ccNumber?: string;
                    ccName?: string;
                    ccExpirationMonth?: string;
                    ccExpirationYearShort?: string;
                    /** @description Checked for its form and written nowhere. */
                    ccCvv?: string;
                };
            };
        };
        responses: {
            /** @description The lead. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadWritten"];
                };
            };
            /** @description The body has another shape; `errors` says where. */
            400: components["responses"]["Problem400"];
            /** @description The call needs an account: sign in first. */
            401: components["responses"]["Problem401"];
            /** @description This account may not do this, or its agency is not verified yet. */
            403: components["responses"]["Problem403"];
            /** @description There is no such lead, or it is not yours. */
            404: components["responses"]["Problem404"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description Another version, a night that is taken, figures that hold no more (`figures` has those), or nothing that this lead can do; `detail` says which. */
            409: components["responses"]["Problem409"];
            /** @description The body is longer than any lead. */
            413: components["responses"]["Problem413"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description The body is not `application/json`. */
            415: components["responses"]["Problem415"];
            /** @description A field does not say what it must; `errors` says which, in the language of the answer. */
            422: components["responses"]["Problem422"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    reportSales: {
        parameters: {
            query: {
                /** @description First check-in that counts. */
                from: string;
                /** @description Last check-in that counts. */
                to: string;
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reports. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesReport"][];
                };
            };
            /** @description Unchanged since the answer with this `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is not right. */
            400: components["responses"]["Problem400"];
            /** @description The call needs an account: sign in first. */
            401: components["responses"]["Problem401"];
            /** @description This account may not do this, or its agency is not verified yet. */
            403: components["responses"]["Problem403"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    suggestClients: {
        parameters: {
            query?: {
                /**
                 * @description What was typed so far.
                 * @example thorne
                 */
                fullText?: string;
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Clients. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"][];
                };
            };
            /** @description Unchanged since the answer with this `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is not right. */
            400: components["responses"]["Problem400"];
            /** @description The call needs an account: sign in first. */
            401: components["responses"]["Problem401"];
            /** @description This account may not do this, or its agency is not verified yet. */
            403: components["responses"]["Problem403"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    suggestLastLeads: {
        parameters: {
            query?: {
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Leads, newest first. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadSuggestion"][];
                };
            };
            /** @description Unchanged since the answer with this `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A name in the address that the call does not know; `errors` says which. */
            400: components["responses"]["Problem400"];
            /** @description The call needs an account: sign in first. */
            401: components["responses"]["Problem401"];
            /** @description This account may not do this, or its agency is not verified yet. */
            403: components["responses"]["Problem403"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    listProposals: {
        parameters: {
            query?: {
                /**
                 * @description Proposals in this state only.
                 * @example opened
                 */
                state?: "draft" | "sent" | "opened" | "approved" | "declined" | "expired" | "withdrawn";
                /** @description Where the page begins; the `Link` header has it. */
                after?: string;
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Proposals. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalInList"][];
                };
            };
            /** @description Unchanged since the answer with this `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is not right. */
            400: components["responses"]["Problem400"];
            /** @description The call needs an account: sign in first. */
            401: components["responses"]["Problem401"];
            /** @description Proposals are for agents, their supervisors, and admins who act for an agency. */
            403: components["responses"]["Problem403"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    createProposal: {
        parameters: {
            query?: {
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Ids of leads of the agency, in the order of the options. */
                    leads: string[];
                    /**
                     * Format: email
                     * @description Where a proposal is sent to; left out: the address of the first lead.
                     */
                    clientEmail?: string;
                };
            };
        };
        responses: {
            /** @description The proposal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalWritten"];
                };
            };
            /** @description The body has another shape; `errors` says where. */
            400: components["responses"]["Problem400"];
            /** @description The call needs an account: sign in first. */
            401: components["responses"]["Problem401"];
            /** @description Proposals are for agents, their supervisors, and admins who act for an agency. */
            403: components["responses"]["Problem403"];
            /** @description A lead is not there, or not yours. */
            404: components["responses"]["Problem404"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description A lead is booked or over, or there would be more than six options. */
            409: components["responses"]["Problem409"];
            /** @description The body is longer than any of this call. */
            413: components["responses"]["Problem413"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description The body is not `application/json`. */
            415: components["responses"]["Problem415"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    getProposal: {
        parameters: {
            query?: {
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Id of the proposal. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proposal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proposal"];
                };
            };
            /** @description Unchanged since the answer with this `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A name in the address that the call does not know; `errors` says which. */
            400: components["responses"]["Problem400"];
            /** @description The call needs an account: sign in first. */
            401: components["responses"]["Problem401"];
            /** @description Proposals are for agents, their supervisors, and admins who act for an agency. */
            403: components["responses"]["Problem403"];
            /** @description There is no such proposal, or it is not yours. */
            404: components["responses"]["Problem404"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    sendProposal: {
        parameters: {
            query?: {
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Id of the proposal. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The revision that was read. */
                    revision: number;
                    /**
                     * @description `link` sends no mail; the answer has the link in either case.
                     * @enum {string}
                     */
                    by: "mail" | "link";
                };
            };
        };
        responses: {
            /** @description It is sent. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalSent"];
                };
            };
            /** @description The body has another shape; `errors` says where. */
            400: components["responses"]["Problem400"];
            /** @description The call needs an account: sign in first. */
            401: components["responses"]["Problem401"];
            /** @description Proposals are for agents, their supervisors, and admins who act for an agency. */
            403: components["responses"]["Problem403"];
            /** @description There is no such proposal, or it is not yours. */
            404: components["responses"]["Problem404"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description Another revision, a state that cannot be sent, or `obstacles`: options that are gone, have another price, give away more than is earned or are decided; no address, no option, or a validity that is over. */
            409: components["responses"]["Problem409"];
            /** @description The body is longer than any of this call. */
            413: components["responses"]["Problem413"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description The body is not `application/json`. */
            415: components["responses"]["Problem415"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    getProposalVersion: {
        parameters: {
            query?: {
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Id of the proposal. */
                id: string;
                /** @description Number of the version. */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalVersion"];
                };
            };
            /** @description Unchanged since the answer with this `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A name in the address that the call does not know; `errors` says which. */
            400: components["responses"]["Problem400"];
            /** @description The call needs an account: sign in first. */
            401: components["responses"]["Problem401"];
            /** @description Proposals are for agents, their supervisors, and admins who act for an agency. */
            403: components["responses"]["Problem403"];
            /** @description There is no such version, or it is not yours. */
            404: components["responses"]["Problem404"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    listProposalMessages: {
        parameters: {
            query?: {
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Id of the proposal. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalMessage"][];
                };
            };
            /** @description Unchanged since the answer with this `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A name in the address that the call does not know; `errors` says which. */
            400: components["responses"]["Problem400"];
            /** @description The call needs an account: sign in first. */
            401: components["responses"]["Problem401"];
            /** @description Proposals are for agents, their supervisors, and admins who act for an agency. */
            403: components["responses"]["Problem403"];
            /** @description There is no such proposal, it is not yours, or it was never sent. */
            404: components["responses"]["Problem404"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    writeProposalMessage: {
        parameters: {
            query?: {
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /** @description Makes repeating safe. */
                "Idempotency-Key"?: string;
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Id of the proposal. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Plain text to the client. */
                    text: string;
                };
            };
        };
        responses: {
            /** @description It is written. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageWritten"];
                };
            };
            /** @description The body has another shape; `errors` says where. */
            400: components["responses"]["Problem400"];
            /** @description The call needs an account: sign in first. */
            401: components["responses"]["Problem401"];
            /** @description Proposals are for agents, their supervisors, and admins who act for an agency. */
            403: components["responses"]["Problem403"];
            /** @description There is no such proposal, or it is not yours. */
            404: components["responses"]["Problem404"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description The proposal was never sent, or its client’s data were erased. */
            409: components["responses"]["Problem409"];
            /** @description The body is longer than any of this call. */
            413: components["responses"]["Problem413"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description The body is not `application/json`. */
            415: components["responses"]["Problem415"];
            /** @description The key came with another message before. Please use a new one. */
            422: components["responses"]["Problem422"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: {
                /** @description With `travelAgency`, the agency of the user. */
                "populate-travel-agency"?: string;
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user, and the agency if it was asked for. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["User"];
                        travelAgency: components["schemas"]["TravelAgency"] | null;
                    };
                };
            };
            /** @description Unchanged since the answer with this `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A name in the address that the call does not know; `errors` says which. */
            400: components["responses"]["Problem400"];
            /** @description The call needs an account: sign in first. */
            401: components["responses"]["Problem401"];
            /** @description An API key without the scope of the call. */
            403: components["responses"]["Problem403"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    changeUser: {
        parameters: {
            query?: {
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Id of the user. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    firstName: string;
                    lastName?: string;
                };
            };
        };
        responses: {
            /** @description The names as they are now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        firstName: string;
                        lastName: string;
                    };
                };
            };
            /** @description The body has another shape; `errors` says where. */
            400: components["responses"]["Problem400"];
            /** @description The call needs an account: sign in first. */
            401: components["responses"]["Problem401"];
            /** @description This account may not do this. */
            403: components["responses"]["Problem403"];
            /** @description There is no such user. */
            404: components["responses"]["Problem404"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description The body is longer than any of these. */
            413: components["responses"]["Problem413"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description The body is not `application/json`. */
            415: components["responses"]["Problem415"];
            /** @description A field does not say what it must; `errors` says which. */
            422: components["responses"]["Problem422"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    listTravelAgencies: {
        parameters: {
            query?: {
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All agencies. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        name: string;
                    }[];
                };
            };
            /** @description Unchanged since the answer with this `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A name in the address that the call does not know; `errors` says which. */
            400: components["responses"]["Problem400"];
            /** @description The call needs an account: sign in first. */
            401: components["responses"]["Problem401"];
            /** @description This account may not do this. */
            403: components["responses"]["Problem403"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    createTravelAgency: {
        parameters: {
            query?: {
                /** @description Has to be there: nobody registers an agency for others. */
                "assign-myself-to-new-agency"?: string;
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    autoInviteEmailDomain?: string | null;
                    programMemberships?: {
                        programId: string;
                        /** @description Whatever it says, a membership begins as `claimedByAgency`. */
                        status?: string;
                    }[];
                    referrerName?: string | null;
                };
            };
        };
        responses: {
            /** @description The new agency. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        /** @enum {string} */
                        verification: "verified" | "requested" | "declined";
                    };
                };
            };
            /** @description The body has another shape; `errors` says where. */
            400: components["responses"]["Problem400"];
            /** @description The call needs an account: sign in first. */
            401: components["responses"]["Problem401"];
            /** @description This account may not do this. */
            403: components["responses"]["Problem403"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description You belong to an agency by now. */
            409: components["responses"]["Problem409"];
            /** @description The body is longer than any of these. */
            413: components["responses"]["Problem413"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description The body is not `application/json`. */
            415: components["responses"]["Problem415"];
            /** @description A field does not say what it must; `errors` says which. */
            422: components["responses"]["Problem422"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    getTravelAgency: {
        parameters: {
            query?: {
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Id of the agency. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agency. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TravelAgency"];
                };
            };
            /** @description Unchanged since the answer with this `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A name in the address that the call does not know; `errors` says which. */
            400: components["responses"]["Problem400"];
            /** @description The call needs an account: sign in first. */
            401: components["responses"]["Problem401"];
            /** @description An API key without the scope of the call. */
            403: components["responses"]["Problem403"];
            /** @description There is no such agency, or it is not yours. */
            404: components["responses"]["Problem404"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    changeTravelAgency: {
        parameters: {
            query?: {
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Id of the agency. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    corporateDesign: {
                        colors: {
                            main: string | null;
                            accentOnMain?: string | null;
                        };
                        theme?: ("plain" | "colorful") | null;
                        /** @description Null takes the logo away; a new one is uploaded in the brand studio. */
                        logoUrl?: null;
                    };
                } | {
                    bankAccount: {
                        currency: string;
                        /** @description Key of an alternative; left out, the first one. */
                        alternative?: string;
                    } & {
                        [key: string]: string;
                    };
                };
            };
        };
        responses: {
            /** @description The agency as it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TravelAgency"];
                };
            };
            /** @description The body has another shape; `errors` says where. */
            400: components["responses"]["Problem400"];
            /** @description The call needs an account: sign in first. */
            401: components["responses"]["Problem401"];
            /** @description This account may not do this. */
            403: components["responses"]["Problem403"];
            /** @description There is no such agency, or it is not yours. */
            404: components["responses"]["Problem404"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description Somebody of the agency was faster. */
            409: components["responses"]["Problem409"];
            /** @description The body is longer than any of these. */
            413: components["responses"]["Problem413"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description The body is not `application/json`. */
            415: components["responses"]["Problem415"];
            /** @description A field does not say what it must; `errors` says which. */
            422: components["responses"]["Problem422"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    getTravelAgencyPublicInfo: {
        parameters: {
            query: {
                /**
                 * @description The domain.
                 * @example hauser-travel.example
                 */
                emailDomain: string;
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is known of it. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isTravelAgency: boolean;
                        brandName: string | null;
                    };
                };
            };
            /** @description Unchanged since the answer with this `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The domain is none. */
            400: components["responses"]["Problem400"];
            /** @description The call needs an account: sign in first. */
            401: components["responses"]["Problem401"];
            /** @description An API key without the scope of the call. */
            403: components["responses"]["Problem403"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    listPayoutCurrencies: {
        parameters: {
            query?: {
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ISO 4217 codes. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            /** @description Unchanged since the answer with this `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A name in the address that the call does not know; `errors` says which. */
            400: components["responses"]["Problem400"];
            /** @description The call needs an account: sign in first. */
            401: components["responses"]["Problem401"];
            /** @description An API key without the scope of the call. */
            403: components["responses"]["Problem403"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    getBankAccountRequirements: {
        parameters: {
            query: {
                /**
                 * @description ISO 4217.
                 * @example EUR
                 */
                targetCurrency: string;
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alternatives. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankAlternative"][];
                };
            };
            /** @description Unchanged since the answer with this `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The currency is none. */
            400: components["responses"]["Problem400"];
            /** @description The call needs an account: sign in first. */
            401: components["responses"]["Problem401"];
            /** @description An API key without the scope of the call. */
            403: components["responses"]["Problem403"];
            /** @description Nobody is paid in this currency. */
            404: components["responses"]["Problem404"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    getStreamChatToken: {
        parameters: {
            query?: {
                /** @description Language of the answer, whatever the headers say. */
                lng?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Language of the answer: `en` or `de`, by weight.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            /** @description Unchanged since the answer with this `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A name in the address that the call does not know; `errors` says which. */
            400: components["responses"]["Problem400"];
            /** @description The call needs an account: sign in first. */
            401: components["responses"]["Problem401"];
            /** @description This account takes part in no conversations. */
            403: components["responses"]["Problem403"];
            /** @description Stream is not configured here: conversations are our own. */
            404: components["responses"]["Problem404"];
            /** @description Another method; `Allow` says which there is. */
            405: components["responses"]["Problem405"];
            /** @description An address that is longer than any of ours. */
            414: components["responses"]["Problem414"];
            /** @description Too many calls; `Retry-After` says in how many seconds there is room again. */
            429: components["responses"]["Problem429"];
            /** @description A fault of ours. */
            500: components["responses"]["Problem500"];
            /** @description The database does not answer; `Retry-After` says when to try again. */
            503: components["responses"]["Problem503"];
        };
    };
    onLeadCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The same for all attempts of a message. */
                "webhook-id": string;
                /** @description Seconds since 1970 of this attempt. */
                "webhook-timestamp": string;
                /** @description Signatures by Standard Webhooks, apart by a space while a secret is changed. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "lead.created";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    data: {
                        /** @description Id of the lead. */
                        id: string;
                        /**
                         * @description What it is now.
                         * @enum {unknown}
                         */
                        status: "interest" | "requestedOption" | "confirmedOption" | "requestedBooking" | "confirmedBooking" | "declinedOption" | "declinedBooking" | "cancelledOption" | "cancelledBooking" | "expiredOption";
                        /** @description It was put away. */
                        isDeleted: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description It was taken. Anything else is sent again for three days; 410 ends it. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onLeadChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description The same for all attempts of a message. */
                "webhook-id": string;
                /** @description Seconds since 1970 of this attempt. */
                "webhook-timestamp": string;
                /** @description Signatures by Standard Webhooks, apart by a space while a secret is changed. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "lead.changed";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    data: {
                        /** @description Id of the lead. */
                        id: string;
                        /**
                         * @description What it is now.
                         * @enum {unknown}
                         */
                        status: "interest" | "requestedOption" | "confirmedOption" | "requestedBooking" | "confirmedBooking" | "declinedOption" | "declinedBooking" | "cancelledOption" | "cancelledBooking" | "expiredOption";
                        /** @description It was put away. */
                        isDeleted: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description It was taken. Anything else is sent again for three days; 410 ends it. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onProposalAnswered: {
        parameters: {
            query?: never;
            header: {
                /** @description The same for all attempts of a message. */
                "webhook-id": string;
                /** @description Seconds since 1970 of this attempt. */
                "webhook-timestamp": string;
                /** @description Signatures by Standard Webhooks, apart by a space while a secret is changed. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "proposal.answered";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    data: {
                        /** @description Id of the proposal. */
                        id: string;
                        /**
                         * @description What the client did.
                         * @enum {unknown}
                         */
                        answer: "approved" | "approvalTakenBack" | "declined" | "asked";
                        /**
                         * @description What the proposal is now.
                         * @enum {unknown}
                         */
                        state: "draft" | "sent" | "opened" | "approved" | "declined" | "expired" | "withdrawn";
                        /** @description The option that it is about; null for none. */
                        leadId: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description It was taken. Anything else is sent again for three days; 410 ends it. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPaymentReceived: {
        parameters: {
            query?: never;
            header: {
                /** @description The same for all attempts of a message. */
                "webhook-id": string;
                /** @description Seconds since 1970 of this attempt. */
                "webhook-timestamp": string;
                /** @description Signatures by Standard Webhooks, apart by a space while a secret is changed. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "payment.received";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    data: {
                        /** @description Id of the payment. */
                        id: string;
                        /** @description Id of the booking. */
                        leadId: string;
                        /** @description It is a security deposit. */
                        isDeposit: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description It was taken. Anything else is sent again for three days; 410 ends it. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onAvailabilityChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description The same for all attempts of a message. */
                "webhook-id": string;
                /** @description Seconds since 1970 of this attempt. */
                "webhook-timestamp": string;
                /** @description Signatures by Standard Webhooks, apart by a space while a secret is changed. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "availability.changed";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    data: {
                        /** @description Id of the property. */
                        id: string;
                    };
                };
            };
        };
        responses: {
            /** @description It was taken. Anything else is sent again for three days; 410 ends it. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
