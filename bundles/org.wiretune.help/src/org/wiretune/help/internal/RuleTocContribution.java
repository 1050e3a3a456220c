/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.help.internal;

import org.eclipse.help.IToc;
import org.eclipse.help.ITocContribution;
import org.wiretune.help.HelpPlaces;

/**
 * Says where the list of rules goes: to the anchor of the guide.
 *
 * @param toc the list
 * @param locale the locale it was asked for
 */
record RuleTocContribution(IToc toc, String locale) implements ITocContribution {

	/** The anchor in {@code toc.xml}. */
	static final String ANCHOR = HelpPlaces.address("toc.xml#rules");

	@Override
	public String getCategoryId() {
		return null;
	}

	@Override
	public String getContributorId() {
		return HelpPlaces.BUNDLE;
	}

	@Override
	public String[] getExtraDocuments() {
		return new String[0];
	}

	@Override
	public String getId() {
		return HelpPlaces.address("rules");
	}

	@Override
	public String getLocale() {
		return locale;
	}

	@Override
	public String getLinkTo() {
		return ANCHOR;
	}

	@Override
	public IToc getToc() {
		return toc;
	}

	@Override
	public boolean isPrimary() {
		return false;
	}
}
