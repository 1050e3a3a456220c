/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.model.assembly.Binding;

/** Queries of database adapters that ask the same of the database each time, because nothing of the message goes into them. */
public final class DatabaseLookups {

	private static final String SQL = "SqlString";
	private static final Pattern SELECT = Pattern.compile("(?is)\\s*select\\s(?!.*(?:nextval|\\bfor\\s+update\\b))");
	/** A query of columns of one table or view, with nothing from the message, and at most with marks of what is in use. */
	private static final Pattern QUERY = Pattern.compile("(?is)\\s*select\\s+[^#?:()]+?\\s+from\\s+([\\w.$\"]+)(?:\\s+(?:as\\s+)?(?!where|order)\\w+)?(?:\\s+where\\s+([^#?:()]+?))?(?:\\s+order\\s+by\\s+[^#?:()]+)?\\s*;?\\s*");
	/** Tables of values have few columns: a key, a text, a mark. */
	private static final int COLUMNS = 5;
	/** Longer statements, of which the patterns would take their time, ask for more than a few columns of a table. */
	private static final int LONGEST = 500;
	/** A mark of what is in use: a column that is compared with 1, 'Y' and the like. */
	private static final Pattern MARK = Pattern.compile("(?is)([\\w.$\"]+)\\s*=\\s*(?:[01]|'[01ASTVY]'|'true')");
	/** Columns and tables that tell how far something has come, so that the same query finds others each time. */
	private static final Pattern PROGRESS = Pattern.compile("(?i)proc|read|sent|send|envi|pend|error|retry|queue|poll|new|nuev|nextval|currval|sysdate|current_|rownum|dual|temp|stag|audit|log|bitacora|event|order|orden|pedido|solicitud|request|transac|message|mensaje|layout|export|extract|batch|lote|hist");

	/** Who or what changes daily, so that a list of it is no catalogue of values. */
	private static final Set<String> PEOPLE = Set.of("user", "users", "usuario", "usuarios", "customer", "customers", "cliente", "clientes", "client", "clients", "product", "products", "producto", "productos", "produto",
			"produtos", "item", "items", "articulo", "articulos", "stock", "inventory", "inventario", "price", "prices", "precio", "precios",
			"empleado", "empleados", "employee", "employees", "beneficiario", "beneficiarios", "account", "accounts", "cuenta", "cuentas");

	private DatabaseLookups() {
	}

	/**
	 * {@return whether a binding asks for all rows of one table, or for those that are marked as in use}
	 *
	 * @param binding the binding of a service that is called; null has no query
	 */
	public static boolean isOfWholeTable(Binding binding) {
		List<String> queries = queries(binding);
		return !queries.isEmpty() && queries.stream().allMatch(DatabaseLookups::asksTheSame);
	}

	/** {@return whether a name tells of people, goods or the like, of which lists change daily} @param name of a service */
	public static boolean namesPeople(String name) {
		return OperationWords.words(name).anyMatch(PEOPLE::contains);
	}

	/** {@return whether a binding has statements of SQL, all of which only read} @param binding the binding */
	public static boolean isReading(Binding binding) {
		List<String> queries = queries(binding);
		return !queries.isEmpty() && queries.stream().allMatch(sql -> SELECT.matcher(sql).lookingAt());
	}

	private static List<String> queries(Binding binding) {
		return binding == null ? List.of() : binding.getProperties().stream().filter(property -> SQL.equals(property.getName())).map(Values::value).filter(Objects::nonNull).distinct().toList();
	}

	/** {@return whether a statement of SQL has the same answer until somebody changes a table of values, as far as its names tell} @param statement the statement */
	static boolean asksTheSame(String statement) {
		String sql = statement.strip().replaceAll("\\s+", " ");
		if (sql.length() > LONGEST || sql.chars().filter(sign -> sign == ',').count() > COLUMNS) {
			return false;
		}
		Matcher query = QUERY.matcher(sql);
		if (!query.matches() || namesPeople(query.group(1)) || PROGRESS.matcher(sql.replaceAll("(?is)\\border\\s+by\\b.*", "")).find()) {
			return false;
		}
		String condition = query.group(2);
		return condition == null || List.of(condition.strip().split("(?i)\\s+and\\s+")).stream().allMatch(part -> MARK.matcher(part.strip()).matches());
	}
}
