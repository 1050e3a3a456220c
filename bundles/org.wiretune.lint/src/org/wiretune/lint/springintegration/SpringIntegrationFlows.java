/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.springintegration;

import java.util.List;

import org.wiretune.lint.flow.FlowParts;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.java.CodePartReader;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;

/** Makes parts of contexts from flows and endpoints in Java source. */
public final class SpringIntegrationFlows implements CodePartReader {

	/** What files with flows import from. */
	static final String PACKAGE = "org.springframework.integration";

	@Override
	public List<String> words() {
		return List.of(PACKAGE);
	}

	@Override
	public void read(JavaFile file, Constants constants, FileParts parts) {
		if (file.importsFrom(PACKAGE)) {
			file.unit().accept(new Flows(file, constants, new FlowParts(parts, ContextParts.CONTEXT)));
		}
	}
}
