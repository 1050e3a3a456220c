/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wiring;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.core.BindingKind;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.ServiceInterface;

/** Writes the binding of a new export, with the names and the data handler that Integration Designer proposes. */
final class ExportBindings {

	private static final String CONFIGURATION = "http://www.ibm.com/xmlns/prod/websphere/j2ca/configuration/6.1.0";
	private static final String HANDLER = "UTF8XMLDataHandler";

	private ExportBindings() {
	}

	/** {@return the kinds that can be written} */
	static List<BindingKind> kinds() {
		return List.of(BindingKind.SCA, BindingKind.JMS, BindingKind.HTTP);
	}

	/**
	 * Writes the binding.
	 *
	 * @param kind one of {@link #kinds}
	 * @param module the module of the export
	 * @param name the name of the export
	 * @param faces its interfaces
	 * @param namespaces declares prefixes
	 * @return the element; empty for SCA, which is called without one
	 */
	static List<Markup> write(BindingKind kind, Module module, String name, List<ServiceInterface> faces, Namespaces namespaces) {
		if (kind == BindingKind.SCA) {
			return List.of();
		}
		String type = namespaces.prefix("xsi", Namespaces.INSTANCE) + ":type";
		String handler = namespaces.prefix("configuration_6.1.0", CONFIGURATION) + ':' + HANDLER;
		if (kind == BindingKind.HTTP) {
			Markup http = new Markup("esbBinding").with(type, namespaces.prefix("http", Namespaces.HTTP) + ":HTTPExportBinding").with("contextPath", '/' + name)
					.with("defaultDataBindingReferenceName", handler);
			operations(faces).forEach(each -> http.add(method(each)));
			return List.of(http);
		}
		String own = module.getName() + '/' + name;
		Markup jms = new Markup("esbBinding").with(type, namespaces.prefix("EIS", Namespaces.EIS) + ":JMSExportBinding")
				.add(new Markup("resourceAdapter").with("type", "com.ibm.ws.sib.api.jmsra.impl.JmsJcaResourceAdapterImpl"))
				.add(new Markup("connection").with("target", own + "_AS").with("type", "com.ibm.ws.sib.api.jmsra.impl.JmsJcaActivationSpecImpl"))
				.add(new Markup("responseConnection").with("target", own + "_CF").with("type", "com.ibm.ws.sib.api.jmsra.impl.JmsJcaManagedConnectionFactoryImpl"))
				.add(destination(own + "_RECEIVE_D", "receive")).add(destination(own + "_SEND_D", "send"));
		operations(faces).forEach(each -> jms.add(method(each).add(new Markup("inputDataBinding").text(handler)).add(new Markup("outputDataBinding").text(handler))));
		return List.of(jms);
	}

	private static Markup method(String operation) {
		return new Markup("methodBinding").with("method", operation).with("nativeMethod", operation);
	}

	private static Markup destination(String target, String usage) {
		return new Markup("destination").with("implType", "com.ibm.ws.sib.api.jms.impl.JmsQueueImpl").with("target", target).with("type", "javax.jms.Queue").with("usage", usage);
	}

	/** {@return the operations of interfaces, as their WSDL files describe them; those that the files of the module name where none was read} @param faces the interfaces */
	static List<String> operations(List<ServiceInterface> faces) {
		List<String> operations = new ArrayList<>();
		for (ServiceInterface face : faces) {
			List<String> described = face.getDescribed() == null ? face.getOperations() : face.getDescribed().getOperations().stream().map(each -> each.getName()).toList();
			described.stream().filter(each -> each != null && !operations.contains(each)).forEach(operations::add);
		}
		return operations;
	}
}
