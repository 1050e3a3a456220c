/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.map;

import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** The projects of the sample, and no others, for all tests of a class. */
final class SampleProjects implements BeforeAllCallback, AfterAllCallback {

	@Override
	public void beforeAll(ExtensionContext context) throws Exception {
		MapFixture.deleteProjects();
		MapFixture.createSample();
	}

	@Override
	public void afterAll(ExtensionContext context) throws Exception {
		MapFixture.deleteProjects();
	}
}
