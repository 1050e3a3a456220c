/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.editor;

import java.util.List;
import java.util.Map;

/**
 * Words of the Service Component Definition Language that have a meaning. Qualifiers and their values are those of IBM
 * Business Process Manager 8.6, documentation, Qualifiers, as far as their written form is seen in files; binding types
 * are those that Integration Designer 6.1 to 8 writes.
 */
public final class ModuleVocabulary {

	/** Values of preferredInteractionStyle. */
	public static final List<String> INTERACTION_STYLES = List.of("sync", "async", "any");
	/** Values of a truth. */
	public static final List<String> TRUTH = List.of("true", "false");

	private static final String SCDL = "http://www.ibm.com/xmlns/prod/websphere/scdl/";

	/** Qualifiers by the element that holds them. */
	private static final Map<String, List<String>> QUALIFIERS = Map.of(
			"interfaceQualifier", List.of("JoinTransaction", "JoinActivitySession"),
			"referenceQualifier", List.of("DeliverAsyncAt", "SuspendTransaction", "SuspendActivitySession", "Reliability", "RequestExpiration", "ResponseExpiration"),
			"implementationQualifier", List.of("Transaction", "ActivitySession"),
			"bindingQualifier", List.of("IsTargetSCA"));

	private static final Map<String, List<String>> VALUES = Map.of(
			"JoinTransaction", TRUTH,
			"JoinActivitySession", TRUTH,
			"SuspendTransaction", TRUTH,
			"SuspendActivitySession", TRUTH,
			"DeliverAsyncAt", List.of("call", "commit"),
			"Reliability", List.of("assured", "bestEffort"),
			"Transaction", List.of("global", "local", "any"),
			"ActivitySession", List.of("true", "false", "any"),
			"IsTargetSCA", TRUTH);

	private static final List<BindingType> BINDINGS = List.of(
			new BindingType("SCAImportBinding", "scdl", SCDL + "6.0.0", true),
			new BindingType("JaxWsImportBinding", "jaxws", SCDL + "jaxws/6.0.0", true),
			new BindingType("WebServiceImportBinding", "webservice", SCDL + "webservice/6.0.0", true),
			new BindingType("HTTPImportBinding", "http", SCDL + "http/6.1.0", true),
			new BindingType("JMSImportBinding", "EIS", SCDL + "eis/6.0.0", true),
			new BindingType("SLSBImportBinding", "ejb", SCDL + "ejb/6.0.0", true),
			new BindingType("JaxWsExportBinding", "jaxws", SCDL + "jaxws/6.0.0", false),
			new BindingType("WebServiceExportBinding", "webservice", SCDL + "webservice/6.0.0", false),
			new BindingType("HTTPExportBinding", "http", SCDL + "http/6.1.0", false),
			new BindingType("JMSExportBinding", "EIS", SCDL + "eis/6.0.0", false));

	private ModuleVocabulary() {
	}

	/**
	 * A type of binding as it is written.
	 *
	 * @param name its local name
	 * @param prefix the prefix that Integration Designer declares
	 * @param namespace its namespace
	 * @param importing whether it is one of imports
	 */
	record BindingType(String name, String prefix, String namespace, boolean importing) {
	}

	/** {@return the types of bindings of imports or of exports} */
	static List<BindingType> bindings(boolean importing) {
		return BINDINGS.stream().filter(type -> type.importing() == importing).toList();
	}

	/** {@return the names of qualifiers that an element holds, for example of interfaceQualifier} @param element its local name */
	public static List<String> qualifiers(String element) {
		return QUALIFIERS.getOrDefault(element, List.of());
	}

	/** {@return the values of a qualifier; none where any text is allowed} @param type its name, for example JoinTransaction */
	public static List<String> qualifierValues(String type) {
		return VALUES.getOrDefault(type, List.of());
	}

	/** {@return whether the value of a qualifier is a number of milliseconds} @param type its name */
	public static boolean isMilliseconds(String type) {
		return type.equals("RequestExpiration") || type.equals("ResponseExpiration");
	}
}
