/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import java.util.Locale;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.rules.JdbcSource;
import org.wiretune.model.platform.DataSource;
import org.wiretune.model.settings.Setting;

/** Writes options of drivers: over the one that is stated, as a property of the data source, or as a parameter of the address. */
final class RewriteOptions {

	private RewriteOptions() {
	}

	/**
	 * Sets an option of the driver of a data source.
	 *
	 * @param source the data source
	 * @param option the name of the option
	 * @param value its value
	 * @param edits takes the change; impossible where neither the option nor the address stands in the file
	 */
	static void set(JdbcSource source, String option, String value, Edits edits) {
		Setting property = source.property(option);
		if (property != null) {
			edits.set(property, value);
			return;
		}
		Setting url = source.url();
		Origin origin = url == null ? null : url.getOrigin();
		String text = origin == null ? null : edits.texts().text(origin.path());
		if (text == null || origin.end() > text.length()) {
			edits.impossible();
			return;
		}
		String raw = text.substring(origin.offset(), origin.end());
		int at = parameter(raw, option);
		if (at >= 0) {
			int end = at;
			while (end < raw.length() && "&;\"'<]".indexOf(raw.charAt(end)) < 0 && raw.charAt(end) > ' ') {
				end++;
			}
			if (!raw.substring(at, end).equals(value)) {
				edits.replace(origin.path(), origin.offset() + at, raw.substring(at, end), value);
			}
			return;
		}
		DataSource model = model(source);
		if (model != null && option.equals("rewriteBatchedStatements") && !model.getRewriteBatchedStatements().isSet() && model.getRewriteBatchedStatements().getInsertion() != null) {
			edits.set(model.getRewriteBatchedStatements(), value);
			return;
		}
		String address = url.getValue();
		if (!address.startsWith("jdbc:") || address.contains(";")) {
			edits.impossible();
			return;
		}
		edits.set(url, address + (address.contains("?") ? '&' : '?') + option + '=' + value);
	}

	/** Where the value of a parameter starts, or -1. */
	private static int parameter(String url, String option) {
		String key = option.toLowerCase(Locale.ROOT) + '=';
		String lower = url.toLowerCase(Locale.ROOT);
		for (int at = lower.indexOf(key); at > 0; at = lower.indexOf(key, at + 1)) {
			if ("?&;".indexOf(lower.charAt(at - 1)) >= 0) {
				return at + key.length();
			}
		}
		return -1;
	}

	/** The data source as an object of the model, which knows the place of a property. */
	private static DataSource model(JdbcSource source) {
		Stream<DataSource> all = Stream.concat(source.in().reading().solution().getServers().stream().flatMap(server -> server.getDataSources().stream()),
				source.in().reading().solution().getApplications().stream().flatMap(application -> application.getDataSources().stream()));
		Origin group = source.in().group().getOrigin();
		String name = source.in().value("jndi-name");
		return all.filter(each -> each.getOrigin() != null && group != null && each.getOrigin().path().equals(group.path()) && name != null && each.getJndiName() != null
				&& name.equals(each.getJndiName().getValue()) && each.getRewriteBatchedStatements() != null).findFirst().orElse(null);
	}
}
