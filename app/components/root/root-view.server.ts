import type { AppLoadContext } from '@remix-run/cloudflare';
import { evaluateAccess } from '~/domain/access/access-groups';
import { brandLogo } from '~/domain/brand/brand-logo';
import { brandTokens } from '~/domain/brand/brand-tokens';
import { canonicalOrigin } from '~/domain/brand/canonical-origin';
import { pageMessages } from '~/domain/brand/wording';
import { purposesOf } from '~/domain/consent/consent';
import { mayActForTeams } from '~/domain/team/team-brand';
import type { Actor } from '~/domain/user/actor';
import { homeOf } from '~/domain/user/home-of';
import { serverTexts } from '~/locales/server';
import { isSignInOffered } from '~/platform/sign-in/oidc-client';

/** The data that every page has: the public part of the brand, listed field by field, the user, and the settings of this host. */
export function rootView(context: AppLoadContext) {
	const { brand, settings, actor } = context;
	return {
		user: actor && publicUser(actor),
		isSignInOffered: isSignInOffered(settings, brand),
		brand: {
			key: brand.key,
			name: brand.name,
			isB2C: brand.isB2C,
			isLoginRequired: brand.isLoginRequired,
			isConsumerBookingEnabled: brand.isConsumerBookingEnabled,
			logo: brandLogo(brand),
			menuPictureSrc: brand.menuBar.areColorsInverted ? brand.menuBar.backgroundImageSrc : null,
			faviconSrc: brand.faviconSrc,
			email: brand.email,
			phone: brand.phone,
			postalAddress: brand.postalAddress,
			tokens: brandTokens(brand),
		},
		language: context.language,
		wording: pageMessages(brand.wording[context.language]),
		today: context.today,
		canonicalOrigin: canonicalOrigin(context.origin, context.isIndexable),
		isIndexable: context.isIndexable,
		pictureBaseUrl: settings.PICTURE_BASE_URL,
		mapStyleUrl: settings.MAP_STYLE_URL,
		testimonials: twoOfFour(context.now),
		...(settings.TEST_OF === null ? {} : { testNote: serverTexts(context).t('api-keys:testNote') }),
		consent: { purposes: purposesOf(settings), analyticsSrc: settings.ANALYTICS_SRC },
	};
}

/** The data of the signed-in user that pages may read. */
function publicUser(actor: Actor) {
	const { id, role, email, firstName, lastName, agency, isActing } = actor;
	return {
		id,
		role,
		email,
		/** Empty before the onboarding. */
		name: [firstName, lastName].filter(Boolean).join(' '),
		isHotelStaff: actor.hotelId !== null,
		home: homeOf(actor),
		isActing,
		hasEnquiries: mayActForTeams(actor),
		hasMoney: evaluateAccess('money', actor, { isLoginRequired: true }) === 'allowed',
		hasConcierge: evaluateAccess('concierge', actor, { isLoginRequired: true }) === 'allowed',
		hasCatalogue: evaluateAccess('catalogue', actor, { isLoginRequired: true }) === 'allowed',
		agency: agency && {
			id: agency.id,
			name: agency.name,
			billableCurrency: agency.billableCurrency,
			isVerified: agency.verification === 'verified',
			isTeam: agency.teamBrandKey !== null,
		},
	};
}

const TESTIMONIALS = ['first', 'second', 'third', 'fourth'] as const;

/** Two different testimonials, chosen on the server so that hydration agrees. */
function twoOfFour(now: number): (typeof TESTIMONIALS)[number][] {
	const start = Math.floor(now / 60_000) % 4;
	const step = 1 + (Math.floor(now / 240_000) % 3);
	return [TESTIMONIALS[start] ?? 'first', TESTIMONIALS[(start + step) % 4] ?? 'second'];
}
