/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.systems;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.core.Origin;
import org.wiretune.lint.format.Databases;
import org.wiretune.lint.systems.SharedSystem.Kind;

/**
 * Reads the addresses of brokers and databases. Of placeholders with a default the default counts; others stay as they are written.
 * Users, passwords and options are left out.
 */
final class Addresses {

	private static final Map<String, String> DATABASES = Map.ofEntries(Map.entry("postgresql", "PostgreSQL"), Map.entry("mysql", "MySQL"), Map.entry("mariadb", "MariaDB"), Map.entry("oracle", "Oracle"), Map.entry("db2", "Db2"),
			Map.entry("sqlserver", "SQL Server"), Map.entry("mssql", "SQL Server"), Map.entry("jtds", "SQL Server"), Map.entry("h2", "H2"), Map.entry("hsqldb", "HSQLDB"), Map.entry("derby", "Derby"), Map.entry("sybase", "Sybase"),
			Map.entry("informix-sqli", "Informix"), Map.entry("sap", "SAP HANA"), Map.entry("clickhouse", "ClickHouse"), Map.entry("vertica", "Vertica"), Map.entry("as400", "Db2 for i"));
	private static final Map<String, String> PORTS = Map.ofEntries(Map.entry("PostgreSQL", "5432"), Map.entry("MySQL", "3306"), Map.entry("MariaDB", "3306"), Map.entry("Oracle", "1521"), Map.entry("Db2", "50000"),
			Map.entry("SQL Server", "1433"), Map.entry("MongoDB", "27017"), Map.entry(Systems.KAFKA, "9092"), Map.entry(Systems.RABBIT, "5672"), Map.entry("Artemis", "61616"), Map.entry("ActiveMQ", "61616"),
			Map.entry("AMQP broker", "5672"), Map.entry("IBM MQ", "1414"));
	private static final Pattern DEFAULT = Pattern.compile("\\$\\{[^{}:]{1,200}:([^{}]{0,500})}");
	private static final Pattern NAME = Pattern.compile("\\$\\{([\\w.-]{1,200})(?::[^{}]{0,500})?}");
	private static final Pattern URL = Pattern.compile("(?s)(?:jdbc|r2dbcs?):(?:(?:p6spy|aws-wrapper|otel|log4jdbc|pool|oracle:r2dbc|tracing):)?([\\w-]+):(.*)");
	private static final Pattern MONGO = Pattern.compile("(?s)mongodb(?:\\+srv)?:(//.*)");
	private static final Pattern NAMED = Pattern.compile("(?i)[;?&](?:databaseName|database)=([^;?&]+)");
	private static final Pattern DESCRIPTION = Pattern.compile("(?i)\\(\\s*(HOST|PORT|SERVICE_NAME|SID)\\s*=\\s*([^()\\s]+)\\s*\\)");
	private static final Pattern HOST = Pattern.compile("[\\w.${}%\\[\\]-]+(?::[\\w${}%-]+)?");
	private static final Pattern SCHEME = Pattern.compile("^[\\w+.-]+:/{0,2}(?=[^/])");

	private Addresses() {
	}

	/** {@return a text with the values of placeholders that are known} @param text the text as it is written @param values gives the value of a name, or null */
	static String filled(String text, UnaryOperator<String> values) {
		return NAME.matcher(text).replaceAll(found -> {
			String value = values.apply(found.group(1));
			return Matcher.quoteReplacement(value == null ? found.group() : value);
		});
	}

	/** {@return a text with the defaults of its placeholders} @param text the text as it is written */
	static String resolved(String text) {
		String each = text;
		for (int depth = 0; depth < 4 && each.contains("${"); depth++) {
			each = DEFAULT.matcher(each).replaceAll(found -> Matcher.quoteReplacement(found.group(1)));
		}
		return each.strip();
	}

	/** {@return the database of an address, or null where it is none or runs in the process of who uses it} @param text the address @param origin where it stands */
	static SharedSystem database(String text, Origin origin) {
		String url = resolved(text);
		Matcher mongo = MONGO.matcher(url);
		if (mongo.matches()) {
			return database("MongoDB", mongo.group(1), origin);
		}
		Matcher jdbc = URL.matcher(url);
		if (!jdbc.matches() || Databases.isInProcess(Databases.vendor(url.replaceFirst("^r2dbcs?", "jdbc"), null), url)) {
			return null;
		}
		String product = DATABASES.get(jdbc.group(1).toLowerCase(Locale.ROOT));
		return product == null ? null : product.equals("Oracle") ? oracle(jdbc.group(2), origin) : database(product, jdbc.group(2), origin);
	}

	private static SharedSystem database(String product, String rest, Origin origin) {
		int begin = rest.indexOf("//");
		if (begin < 0) {
			return null;
		}
		String behind = rest.substring(begin + 2);
		int end = end(behind, "/?;");
		Matcher named = NAMED.matcher(behind);
		int nameEnd = end < behind.length() && behind.charAt(end) == '/' ? end + 1 + end(behind.substring(end + 1), "?;:") : end;
		String name = nameEnd > end ? behind.substring(end + 1, nameEnd) : named.find() ? named.group(1) : "";
		return system(Kind.DATABASE, product, behind.substring(0, end), name, origin);
	}

	private static SharedSystem oracle(String rest, Origin origin) {
		String behind = rest.substring(rest.lastIndexOf('@') + 1);
		if (behind.contains("(")) {
			Map<String, String> told = new HashMap<>();
			DESCRIPTION.matcher(behind).results().forEach(found -> told.putIfAbsent(found.group(1).toUpperCase(Locale.ROOT), found.group(2)));
			return told.containsKey("HOST") ? system(Kind.DATABASE, "Oracle", told.get("HOST") + ':' + told.getOrDefault("PORT", "1521"), told.getOrDefault("SERVICE_NAME", told.getOrDefault("SID", "")), origin) : null;
		}
		String plain = behind.startsWith("//") ? behind.substring(2) : behind;
		int slash = plain.indexOf('/');
		int last = plain.lastIndexOf(':');
		int end = slash >= 0 ? slash : last > plain.indexOf(':') ? last : plain.length();
		return system(Kind.DATABASE, "Oracle", plain.substring(0, end), end < plain.length() ? plain.substring(end + 1).replaceFirst("[?:].*", "") : "", origin);
	}

	/** Where one of some characters stands outside of placeholders; the end of the text where none does. */
	private static int end(String text, String characters) {
		int depth = 0;
		for (int i = 0; i < text.length(); i++) {
			char each = text.charAt(i);
			depth += each == '{' ? 1 : each == '}' ? -1 : 0;
			if (depth <= 0 && characters.indexOf(each) >= 0) {
				return i;
			}
		}
		return text.length();
	}

	/**
	 * {@return the broker that clients reach under addresses, or null where none can be told}
	 *
	 * @param product the product in words
	 * @param text hosts with or without ports, or addresses, with commas between them, also within {@code failover:(...)}
	 * @param origin where it stands
	 */
	static SharedSystem broker(String product, String text, Origin origin) {
		// IBM MQ writes host(port).
		String plain = resolved(text).replaceAll("\\((\\d+)\\)", ":$1");
		return plain.startsWith("vm:") ? null : system(Kind.BROKER, product, plain, "", origin);
	}

	private static SharedSystem system(Kind kind, String product, String addresses, String database, Origin origin) {
		Set<String> hosts = new LinkedHashSet<>();
		for (String address : addresses.split("[,()\\s]+")) {
			String host = SCHEME.matcher(address).find() && address.contains("//") ? address.substring(address.indexOf("//") + 2) : address;
			host = host.substring(host.lastIndexOf('@') + 1);
			host = host.substring(0, end(host, "/?;\\"));
			if (HOST.matcher(host).matches()) {
				hosts.add(withPort(host.toLowerCase(Locale.ROOT).replaceFirst("^127\\.0\\.0\\.1(?=$|:)", "localhost"), PORTS.get(product)));
			}
		}
		return hosts.isEmpty() ? null : new SharedSystem(kind, product, List.copyOf(hosts), database.strip(), origin);
	}

	private static String withPort(String host, String port) {
		return port == null || host.matches(".*:[^\\]]*") ? host : host + ':' + port;
	}
}
