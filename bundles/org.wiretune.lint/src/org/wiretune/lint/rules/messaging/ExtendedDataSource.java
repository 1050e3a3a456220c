/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.messaging;

import java.util.Map;

import org.wiretune.core.Origin;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.fix.XmlElements;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.DataSource;
import org.wiretune.model.settings.Setting;

/**
 * Turns a {@code local-tx-datasource} of JBoss EAP 5 into an {@code xa-datasource}: the element, the address as a property of
 * the driver, the class. Only for drivers whose class for XA takes the address as it is; for others the fix is impossible.
 */
final class ExtendedDataSource {

	/** The classes of Connector/J, whose property URL takes the address of the driver. */
	private static final Map<String, String> CLASSES = Map.of("com.mysql.jdbc.Driver", "com.mysql.jdbc.jdbc2.optional.MysqlXADataSource",
			"com.mysql.cj.jdbc.Driver", "com.mysql.cj.jdbc.MysqlXADataSource");

	private ExtendedDataSource() {
	}

	/**
	 * Adds the changes.
	 *
	 * @param source the data source; null makes the fix impossible
	 * @param edits takes the changes
	 */
	static void convert(DataSource source, Edits edits) {
		Setting driver = source == null ? null : source.getDriverClass();
		String type = driver == null || driver.getValue() == null ? null : CLASSES.get(driver.getValue());
		Origin element = source == null || source.getConnectionPool() == null ? null : source.getConnectionPool().getOrigin();
		if (type == null || element == null || !Values.isSet(source.getUrl()) || !"connection-url".equals(source.getUrl().getName()) || !"driver-class".equals(driver.getName())) {
			edits.impossible();
			return;
		}
		XmlElements.rename(edits, element, "xa-datasource");
		retag(edits, driver.getOrigin(), "driver-class", "xa-datasource-class", "");
		edits.set(driver, type);
		retag(edits, source.getUrl().getOrigin(), "connection-url", "xa-datasource-property", " name=\"URL\"");
		for (Setting property : source.getConnectionProperties()) {
			Origin origin = property.getOrigin();
			String text = origin == null ? null : edits.texts().text(origin.path());
			if (text == null) {
				edits.impossible();
				return;
			}
			XmlElements.rename(edits, at(origin, text.lastIndexOf('<', origin.offset()) + 1), "xa-datasource-property");
		}
	}

	/** Gives the element around a text another name, and its start tag an attribute. */
	private static void retag(Edits edits, Origin content, String before, String after, String attribute) {
		String text = content == null ? null : edits.texts().text(content.path());
		int start = text == null ? -1 : text.lastIndexOf('<', content.offset());
		int end = text == null ? -1 : text.indexOf("</" + before, content.end());
		if (start < 0 || end < 0 || !text.startsWith("<" + before + ">", start)) {
			edits.impossible();
			return;
		}
		edits.replace(content.path(), start + 1, before, after + attribute);
		edits.replace(content.path(), end + 2, before, after);
	}

	private static Origin at(Origin origin, int offset) {
		return new Origin(origin.path(), offset, 1, origin.line(), origin.column());
	}
}
