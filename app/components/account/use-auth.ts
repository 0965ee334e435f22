import { useRouteLoaderData } from '@remix-run/react';
import type { RootData } from '~/components/root/use-root';

/** The signed-in user, for components below the root; the error messages are for developers. */
export function useAuth(): Pick<RootData, 'user'> {
	const data = useRouteLoaderData('root') as RootData | undefined;
	if (!data) throw new Error('You should use useAuth only within the AuthContext');
	return data;
}

/** The signed-in user; for pages that require a session. */
export function useUser(): NonNullable<RootData['user']> {
	const { user } = useAuth();
	if (!user) throw new Error('Expected user to be defined');
	return user;
}

/** The agency of the signed-in user; for pages that require an agency. */
export function useTravelAgency(): NonNullable<NonNullable<RootData['user']>['agency']> {
	const { agency } = useUser();
	if (!agency) throw new Error('Expected travelAgency to be defined');
	return agency;
}

/** The brand of the page. */
export function useBrand(): RootData['brand'] {
	const data = useRouteLoaderData('root') as RootData | undefined;
	if (!data) throw new Error('You should use useBrand only within a BrandContext provider');
	return data.brand;
}
