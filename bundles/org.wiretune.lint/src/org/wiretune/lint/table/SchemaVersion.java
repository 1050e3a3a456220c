/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.table;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.lint.xml.XmlElement;

/** The version that an element is written in: that of its namespace, as {@code urn:jboss:domain:ejb3:9.0}, or its attribute {@code version}. */
public final class SchemaVersion {

	private static final Pattern AT_THE_END = Pattern.compile("[:/_-](\\d{1,4}(?:[._]\\d{1,4}){0,3})(?:\\.xsd)?$");

	private SchemaVersion() {
	}

	/** {@return the version, or null} Elements without a namespace of their own have that of the ones around them. */
	public static String of(XmlElement element) {
		String namespace = element.namespace();
		if (namespace != null) {
			Matcher matcher = AT_THE_END.matcher(namespace);
			if (matcher.find()) {
				return matcher.group(1).replace('_', '.');
			}
		}
		for (XmlElement around = element; around != null; around = around.parent()) {
			String version = around.parent() == null ? around.attributeValue("version") : null;
			if (version != null && version.length() <= 20) {
				return version;
			}
		}
		return null;
	}
}
