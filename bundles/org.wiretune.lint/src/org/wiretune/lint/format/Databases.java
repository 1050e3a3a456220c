/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.format;

import java.util.Locale;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.lint.product.ProductDefault;
import org.wiretune.lint.source.NewParts;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.xml.XmlForm;
import org.wiretune.lint.xml.XmlText;
import org.wiretune.model.platform.DatabaseVendor;
import org.wiretune.model.settings.Setting;

/** What connection addresses and driver classes tell. */
public final class Databases {

	/** The driver sends each insert of a batch by itself unless told otherwise. */
	public static final ProductDefault NO_REWRITE = new ProductDefault("false",
			"MySQL Connector/J 3.1.13 to 9, documentation: Performance extensions, rewriteBatchedStatements");

	private Databases() {
	}

	/** The database behind an address; where that tells nothing, the one that the driver class is for. */
	public static DatabaseVendor vendor(String url, String driver) {
		DatabaseVendor told = url == null ? DatabaseVendor.UNKNOWN : ofAddress(url.strip().toLowerCase(Locale.ROOT));
		return told != DatabaseVendor.UNKNOWN || driver == null ? told : ofDriver(driver.toLowerCase(Locale.ROOT));
	}

	/**
	 * {@return whether a database runs inside the process that uses it, as for development and tests} Those that can are taken to
	 * do so unless their address leads to a server of theirs.
	 *
	 * @param vendor the database
	 * @param url its address; may be null
	 */
	public static boolean isInProcess(DatabaseVendor vendor, String url) {
		String address = url == null ? "" : url.strip().toLowerCase(Locale.ROOT);
		return switch (vendor) {
		case H2 -> !address.startsWith("jdbc:h2:tcp:") && !address.startsWith("jdbc:h2:ssl:");
		case HSQLDB -> Stream.of("hsql:", "hsqls:", "http:", "https:").noneMatch(way -> address.startsWith("jdbc:hsqldb:" + way));
		case DERBY -> !address.startsWith("jdbc:derby://") && !address.startsWith("jdbc:derby:net:");
		default -> false;
		};
	}

	private static DatabaseVendor ofAddress(String url) {
		if (!url.startsWith("jdbc:")) {
			return DatabaseVendor.UNKNOWN;
		}
		int end = url.indexOf(':', 5);
		return switch (end < 0 ? "" : url.substring(5, end)) {
		case "mysql" -> DatabaseVendor.MYSQL;
		case "mariadb" -> DatabaseVendor.MARIADB;
		case "postgresql" -> DatabaseVendor.POSTGRESQL;
		case "oracle" -> DatabaseVendor.ORACLE;
		case "db2", "db2os390", "as400" -> DatabaseVendor.DB2;
		case "sqlserver", "jtds", "microsoft" -> DatabaseVendor.SQLSERVER;
		case "h2" -> DatabaseVendor.H2;
		case "hsqldb" -> DatabaseVendor.HSQLDB;
		case "derby" -> DatabaseVendor.DERBY;
		default -> DatabaseVendor.UNKNOWN;
		};
	}

	private static DatabaseVendor ofDriver(String driver) {
		if (driver.contains("mariadb")) {
			return DatabaseVendor.MARIADB;
		}
		if (driver.contains("mysql")) {
			return DatabaseVendor.MYSQL;
		}
		if (driver.contains("postgresql")) {
			return DatabaseVendor.POSTGRESQL;
		}
		if (driver.contains("oracle")) {
			return DatabaseVendor.ORACLE;
		}
		if (driver.contains("db2")) {
			return DatabaseVendor.DB2;
		}
		if (driver.contains("sqlserver") || driver.contains("jtds")) {
			return DatabaseVendor.SQLSERVER;
		}
		if (driver.contains("hsqldb")) {
			return DatabaseVendor.HSQLDB;
		}
		if (driver.contains("derby")) {
			return DatabaseVendor.DERBY;
		}
		return driver.equals("h2") || driver.startsWith("org.h2") ? DatabaseVendor.H2 : DatabaseVendor.UNKNOWN;
	}

	/**
	 * Finds a parameter in a connection address, {@code ?name=value} or {@code &name=value}.
	 *
	 * @param url the address
	 * @param name the parameter
	 * @param source the file
	 * @return the setting with the range of the value, or null where the address does not have the parameter
	 */
	public static Setting parameter(Setting url, String name, SourceText source) {
		if (url == null || !url.isSet()) {
			return null;
		}
		Origin origin = url.getOrigin();
		String raw = source.text().substring(origin.offset(), origin.end());
		String key = name.toLowerCase(Locale.ROOT) + '=';
		String lower = raw.toLowerCase(Locale.ROOT);
		for (int at = lower.indexOf(key); at >= 0; at = lower.indexOf(key, at + 1)) {
			if (at == 0 || "?&;".indexOf(lower.charAt(at - 1)) < 0) {
				continue;
			}
			int start = at + key.length();
			int end = start;
			while (end < raw.length() && "&;]<".indexOf(raw.charAt(end)) < 0 && raw.charAt(end) > ' ') {
				end++;
			}
			return NewParts.stated(name, XmlText.ofAttribute(raw.substring(start, end)), source.origin(origin.offset() + start, end - start), XmlForm.PART);
		}
		return null;
	}
}
