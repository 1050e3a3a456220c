/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wiring;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import org.wiretune.core.BindingKind;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.lint.xml.XmlAttribute;
import org.wiretune.lint.xml.XmlDocument;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Module;

/**
 * Writes the binding of an import that calls an export: the counterpart of what the export states, in the form of Integration
 * Designer. Where the export states more than has a counterpart, there is none, and a sentence says what it is.
 */
final class ImportBindings {

	/** What has a counterpart, or none to be written, in the binding of an export. */
	private static final Set<String> JMS_PARTS = Set.of("resourceAdapter", "connection", "responseConnection", "destination", "methodBinding");
	private static final Set<String> DATA = Set.of("inputDataBinding", "outputDataBinding");
	/** Where Integration Designer supposes a server, as it does in its own new imports. */
	private static final String HOST = "http://localhost:9080";

	private final SourceTexts texts;
	private final Module module;
	private final Export export;
	private final List<String> remarks = new ArrayList<>();
	private final List<NewFile> files = new ArrayList<>();
	private String refusal = "";

	/**
	 * Looks at an export.
	 *
	 * @param texts the texts of the files
	 * @param module its module
	 * @param export the export
	 */
	ImportBindings(SourceTexts texts, Module module, Export export) {
		this.texts = texts;
		this.module = module;
		this.export = export;
	}

	/** {@return why there is no binding, a sentence; empty where there is one} */
	String refusal() {
		return refusal;
	}

	/** {@return sentences on what was assumed} */
	List<String> remarks() {
		return remarks;
	}

	/** {@return files that the binding needs beside the import} */
	List<NewFile> files() {
		return files;
	}

	/** {@return the kind of binding by which the export is called} @param export the export */
	static BindingKind kind(Export export) {
		BindingKind kind = export.getBinding() == null ? BindingKind.NONE : export.getBinding().getKind();
		return kind == BindingKind.NONE ? BindingKind.SCA : kind;
	}

	/**
	 * Writes the binding.
	 *
	 * @param caller the module of the import
	 * @param name the name of the import
	 * @param namespaces declares prefixes
	 * @return the element; null where it is refused
	 */
	Markup write(Module caller, String name, Namespaces namespaces) {
		BindingKind kind = kind(export);
		if (kind == BindingKind.SCA) {
			return sca(namespaces);
		}
		XmlDocument document = ScdlFile.read(texts, export.getOrigin() == null ? "" : export.getOrigin().path());
		XmlElement binding = document == null ? null : document.root().child("esbBinding");
		if (binding == null) {
			return refuse("refusal.text", export.getName());
		}
		if (kind == BindingKind.HTTP) {
			return http(binding, namespaces);
		}
		if (kind == BindingKind.JAX_WS || kind == BindingKind.JAX_RPC) {
			return webService(binding, kind, caller, namespaces);
		}
		return kind == BindingKind.JMS ? jms(binding, caller, name, namespaces) : refuse("refusal.kind", export.getName(), kind.title());
	}

	private Markup sca(Namespaces namespaces) {
		String scdl = namespaces.prefix("scdl", Namespaces.SCDL);
		return binding(namespaces, scdl + ":SCAImportBinding").with("module", module.getName()).with("export", export.getName()).with("version", "")
				.add(new Markup(scdl + ":bindingQualifier").with(type(namespaces), scdl + ":IsTargetSCA").with("value", "true"));
	}

	private Markup http(XmlElement binding, Namespaces namespaces) {
		String path = binding.attributeValue("contextPath");
		if (path == null || path.isEmpty()) {
			return refuse("refusal.noPath", export.getName());
		}
		for (XmlElement each : binding.children()) {
			if (!each.localName().equals("methodBinding") || each.firstChild() != null) {
				return refuse("refusal.more", export.getName(), each.firstChild() == null ? each.localName() : each.firstChild().localName());
			}
		}
		String address = HOST + '/' + module.getName() + "Web" + (path.startsWith("/") ? path : '/' + path);
		remarks.add(WiringTexts.text("remark.address", address));
		Markup http = binding(namespaces, namespaces.prefix("http", Namespaces.HTTP) + ":HTTPImportBinding");
		XmlAttribute data = binding.attribute("defaultDataBindingReferenceName");
		if (data != null) {
			http.with(data.localName(), qualified(data.value(), binding, namespaces));
		}
		http.add(interaction(address).add(new Markup("numberOfRetries").text("0")));
		for (XmlElement method : binding.children("methodBinding")) {
			http.add(new Markup("methodBinding").with("method", method.attributeValue("method")).add(interaction(address)));
		}
		return http;
	}

	private static Markup interaction(String address) {
		return new Markup("importInteraction").with("endpointURL", address).with("httpMethod", "POST");
	}

	private Markup webService(XmlElement binding, BindingKind kind, Module caller, Namespaces namespaces) {
		String port = binding.attributeValue("port");
		String service = binding.attributeValue("service");
		if (port == null || service == null || binding.firstChild() != null) {
			return refuse("refusal.more", export.getName(), binding.firstChild() == null ? "port" : binding.firstChild().localName());
		}
		// The name that Integration Designer gives the description of the service.
		String file = module.getName() + '_' + export.getName() + ".wsdl";
		String description = texts.text(NewScdlFile.path(module, file));
		if (description == null) {
			return refuse("refusal.description", export.getName(), file);
		}
		String copy = NewScdlFile.path(caller, file);
		if (texts.text(copy) == null) {
			// New files are in UTF-8, whatever the other one is in.
			files.add(new NewFile(copy, description.replaceFirst("^(<\\?xml[^>]*?encoding=[\"'])[^\"']*", "$1UTF-8")));
		}
		String address = address(ScdlFile.read(texts, NewScdlFile.path(module, file)));
		remarks.add(WiringTexts.text("remark.address", address));
		boolean jaxWs = kind == BindingKind.JAX_WS;
		return binding(namespaces, jaxWs ? namespaces.prefix("jaxws", Namespaces.JAX_WS) + ":JaxWsImportBinding" : namespaces.prefix("webservice", Namespaces.JAX_RPC) + ":WebServiceImportBinding")
				.with("endpoint", address).with("port", qualified(port, binding, namespaces)).with("service", qualified(service, binding, namespaces));
	}

	/** The address that the description of the service states, else the one that Integration Designer gives it. */
	private String address(XmlDocument description) {
		if (description != null) {
			for (XmlElement each : description.root().withDescendants()) {
				if (each.localName().equals("address") && each.attributeValue("location") != null) {
					return each.attributeValue("location");
				}
			}
		}
		return HOST + '/' + module.getName() + "Web/sca/" + export.getName();
	}

	private Markup jms(XmlElement binding, Module caller, String name, Namespaces namespaces) {
		Markup jms = binding(namespaces, namespaces.prefix("EIS", Namespaces.EIS) + ":JMSImportBinding");
		for (XmlElement each : binding.children()) {
			boolean method = each.localName().equals("methodBinding");
			if (!JMS_PARTS.contains(each.localName()) || !method && each.firstChild() != null) {
				return refuse("refusal.more", export.getName(), each.localName());
			}
		}
		XmlElement adapter = binding.child("resourceAdapter");
		if (adapter != null) {
			jms.add(new Markup("resourceAdapter").with("type", adapter.attributeValue("type")));
		}
		// Each side has resources of its own, which are made when the module is deployed, and the queues are those of the export.
		jms.add(new Markup("connection").with("target", caller.getName() + '/' + name + "_CF").with("type", "com.ibm.ws.sib.api.jmsra.impl.JmsJcaManagedConnectionFactoryImpl"));
		if (binding.child("responseConnection") != null) {
			jms.add(new Markup("responseConnection").with("target", caller.getName() + '/' + name + "_AS").with("type", "com.ibm.ws.sib.api.jmsra.impl.JmsJcaActivationSpecImpl"));
		}
		for (XmlElement each : binding.children("destination")) {
			String usage = each.attributeValue("usage");
			jms.add(new Markup("destination").with("implType", each.attributeValue("implType")).with("target", each.attributeValue("target")).with("type", each.attributeValue("type"))
					.with("usage", "receive".equals(usage) ? "send" : "send".equals(usage) ? "receive" : usage));
		}
		for (XmlElement each : binding.children("methodBinding")) {
			Markup method = new Markup("methodBinding").with("method", each.attributeValue("method"));
			for (XmlElement data : each.children()) {
				if (!DATA.contains(data.localName()) || !data.hasText()) {
					return refuse("refusal.more", export.getName(), data.localName());
				}
				method.add(new Markup(data.localName()).text(qualified(data.text(), data, namespaces)));
			}
			jms.add(method);
		}
		remarks.add(WiringTexts.text("remark.resources", caller.getName() + '/' + name));
		return jms;
	}

	/** A name with a prefix of the export's file, with the prefix that the file of the import gives its namespace. */
	private static String qualified(String name, XmlElement where, Namespaces namespaces) {
		int colon = name.indexOf(':');
		String namespace = colon < 0 ? null : where.namespace(name.substring(0, colon));
		return namespace == null ? name : namespaces.prefix(name.substring(0, colon), namespace) + name.substring(colon);
	}

	private static Markup binding(Namespaces namespaces, String type) {
		return new Markup("esbBinding").with(type(namespaces), type);
	}

	private static String type(Namespaces namespaces) {
		return namespaces.prefix("xsi", Namespaces.INSTANCE) + ":type";
	}

	private Markup refuse(String key, String... names) {
		refusal = WiringTexts.text(key, names);
		return null;
	}
}
