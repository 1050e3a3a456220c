/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.Set;

import org.wiretune.lint.format.XmlFormat;
import org.wiretune.lint.xml.XmlElement;

/** Reads something of {@code ejb3-interceptors-aop.xml} of JBoss AS 4.2 to 6 and EAP 4.2 to 5, which configures enterprise beans by domains. */
abstract class JBossInterceptorsFormat extends XmlFormat {

	@Override
	public final Set<String> extensions() {
		return Set.of("xml");
	}

	@Override
	public final boolean accepts(String path) {
		return fileName(path).equals("ejb3-interceptors-aop.xml");
	}

	@Override
	protected final boolean acceptsRoot(XmlElement root) {
		return root.localName().equals("aop");
	}
}
