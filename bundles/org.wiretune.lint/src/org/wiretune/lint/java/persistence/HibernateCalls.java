/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.persistence;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.BooleanLiteral;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.IfStatement;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.QualifiedName;
import org.wiretune.core.Product;
import org.wiretune.core.ValueForm;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.source.NewParts;
import org.wiretune.lint.source.SourceText;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.platform.PlatformFactory;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.ValueType;

/**
 * Settings of Hibernate that code makes: {@code setProperty("hibernate.jdbc.batch_size", "25")} and {@code put} on what one
 * method makes, which gives a group. A method that makes one setting only passes something on, and gives none. A value that
 * the file does not tell counts as stated, with the text of its expression, and so does one that is only set under a condition.
 * Adapters of Spring that are told whether to print statements are groups of their own.
 */
public final class HibernateCalls {

	/** The kind of the file that holds the groups. */
	static final String KIND = "java-hibernate-settings";

	/** The method of Spring's adapters that switches the printing of statements. */
	public static final String SHOWING = "setShowSql";
	private static final String PREFIX = "hibernate.";
	private static final Set<String> CALLS = Set.of("setProperty", "put", "addProperty", "applySetting", "putIfAbsent");
	private static final Set<String> HOLDERS = Set.of("AvailableSettings", "Environment", "JdbcSettings", "BatchSettings", "CacheSettings", "FetchSettings");
	private static final Map<String, String> CONSTANTS = Map.of("STATEMENT_BATCH_SIZE", "hibernate.jdbc.batch_size", "STATEMENT_FETCH_SIZE", "hibernate.jdbc.fetch_size", "BATCH_VERSIONED_DATA",
			"hibernate.jdbc.batch_versioned_data", "ORDER_INSERTS", "hibernate.order_inserts", "ORDER_UPDATES", "hibernate.order_updates", "DEFAULT_BATCH_FETCH_SIZE", "hibernate.default_batch_fetch_size",
			"USE_SECOND_LEVEL_CACHE", "hibernate.cache.use_second_level_cache", "USE_QUERY_CACHE", "hibernate.cache.use_query_cache", "CACHE_REGION_FACTORY", "hibernate.cache.region.factory_class", "DIALECT",
			"hibernate.dialect");

	private final JavaFile file;
	private final Constants constants;
	private final Map<ASTNode, ConfigurationGroup> groups = new LinkedHashMap<>();
	private final List<ConfigurationGroup> adapters = new ArrayList<>();

	/** Observes nothing yet. @param file the file @param constants the values of its constants */
	public HibernateCalls(JavaFile file, Constants constants) {
		this.file = file;
		this.constants = constants;
	}

	/** Looks at a call. */
	public void visit(MethodInvocation call) {
		if (call.getName().getIdentifier().equals(SHOWING) && call.arguments().size() == 1 && call.arguments().get(0) instanceof BooleanLiteral shown && FlushPlace.condition(call) == null) {
			ConfigurationGroup adapter = group(call, "spring.vendor-adapter", "Adapter of a provider of persistence");
			adapter.getSettings().add(setting("showSql", shown));
			adapters.add(adapter);
			return;
		}
		if (call.arguments().size() != 2 || !CALLS.contains(call.getName().getIdentifier())) {
			return;
		}
		String name = name((Expression) call.arguments().get(0));
		if (name == null || !name.startsWith(PREFIX)) {
			return;
		}
		Expression value = (Expression) call.arguments().get(1);
		ConfigurationGroup group = groups.computeIfAbsent(JavaFile.member(call), member -> group(call, "hibernate.session-factory", "Session factory"));
		// The last call counts.
		group.getSettings().removeIf(setting -> setting.getName().equals(name));
		IfStatement condition = FlushPlace.condition(call);
		group.getSettings().add(condition == null ? setting(name, value) : conditional(name, value, condition));
	}

	private String name(Expression expression) {
		if (expression instanceof QualifiedName constant && HOLDERS.contains(constant.getQualifier().getFullyQualifiedName().replaceAll(".*\\.", "")) && CONSTANTS.containsKey(constant.getName().getIdentifier())) {
			return CONSTANTS.get(constant.getName().getIdentifier());
		}
		return constants.string(expression);
	}

	private Setting setting(String name, Expression value) {
		String text = constants.string(value);
		Long number = text == null ? constants.number(value) : null;
		boolean truth = value.getNodeType() == ASTNode.BOOLEAN_LITERAL;
		boolean known = text != null || number != null || truth;
		Setting setting = file.setting(name, text != null ? text : number != null ? number.toString() : file.text(value), null, value);
		if (!known) {
			setting.setForm(ValueForm.NONE);
		}
		setting.setValueType(ValueType.TEXT);
		return setting;
	}

	/** What is set under a condition, mostly a switch of the application, is not known. */
	private Setting conditional(String name, Expression value, IfStatement condition) {
		Setting setting = file.setting(name, file.text(condition.getExpression()) + " ? " + file.text(value), null, value);
		setting.setForm(ValueForm.NONE);
		setting.setValueType(ValueType.TEXT);
		return setting;
	}

	private ConfigurationGroup group(MethodInvocation call, String kind, String label) {
		return NewParts.group(kind, label, file.place(call), file.origin(call));
	}

	/** Gives what was read. */
	public void finish(FileParts parts) {
		List<ConfigurationGroup> complete = groups.values().stream().filter(group -> group.getSettings().size() > 1).toList();
		if (complete.isEmpty() && adapters.isEmpty()) {
			return;
		}
		ConfigurationFile settings = PlatformFactory.INSTANCE.createConfigurationFile();
		String path = file.source().path();
		settings.setName(path.substring(path.lastIndexOf('/') + 1));
		settings.setPath(path);
		settings.setKind(KIND);
		settings.setProduct(Product.HIBERNATE);
		settings.setScope("application");
		settings.setOrigin(SourceText.wholeFile(path));
		settings.getGroups().addAll(complete);
		settings.getGroups().addAll(adapters);
		parts.add(settings);
	}
}
