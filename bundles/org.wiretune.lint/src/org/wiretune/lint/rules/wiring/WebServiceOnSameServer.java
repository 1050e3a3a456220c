/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.wiring;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.lint.finding.Severity;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.fix.Lines;
import org.wiretune.lint.fix.SourceTexts;
import org.wiretune.lint.fix.XmlMarkup;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rule.RuleForm.Assumption;
import org.wiretune.lint.rule.Subject;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.model.Origin;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.BindingKind;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.ModuleKind;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.solution.Solution;

/**
 * Rule {@code ws-binding-same-server}. Fires only where the endpoint is on this machine and its context root is the
 * web project of a module that was read (the name of the module followed by Web). Only Info, and without a fix, where
 * the module has no SCA export of the port type, so that its owner would have to add one, and where the binding carries
 * policies, handlers or other content that an SCA binding would not have.
 */
final class WebServiceOnSameServer {

	private static final Pattern LOCAL_ENDPOINT = Pattern.compile("https?://(?:localhost|127(?:\\.\\d{1,3}){3}|\\[::1\\])(?::\\d+)?/([^/?#\\s]+)(?:/[^?#\\s]*)?(?:[?#].*)?",
			Pattern.CASE_INSENSITIVE);
	private static final String SCDL = "http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0";
	private static final String SCHEMA_INSTANCE = "http://www.w3.org/2001/XMLSchema-instance";
	private static final List<String> QUALITIES = List.of("policy", "handler", "security", "mediation");

	private WebServiceOnSameServer() {
	}

	/**
	 * @param from the import
	 * @param target the module behind the endpoint
	 * @param scaExport its SCA export of the same port type, or null
	 * @param qualities whether the binding carries more than an address
	 */
	private record Site(Import from, Module target, Export scaExport, boolean qualities) {

		Setting endpoint() {
			return from.getBinding().getEndpoint();
		}

		String variant() {
			if (qualities) {
				return "qualities";
			}
			return scaExport == null ? "no-export" : null;
		}
	}

	static Rule rule() {
		return RuleForm.rule("ws-binding-same-server", Subject.WIRING, Severity.WARNING, WebServiceOnSameServer::sites)
				.severity(site -> site.qualities() || site.scaExport() == null ? Severity.INFO : Severity.WARNING)
				.at(site -> Values.origin(site.endpoint(), site.from()))
				.measured(site -> site.endpoint().getValue())
				.limit(site -> "SCA")
				.with("name", site -> site.from().getName())
				.with("module", site -> site.target().getName())
				.with("export", site -> site.scaExport() == null ? "" : site.scaExport().getName())
				.message(Site::variant)
				.assuming(site -> new Assumption(null))
				.related(site -> Arrays.asList(Values.origin(site.scaExport()), site.target().getOrigin()))
				.fix("sca", (site, edits) -> {
					if (site.scaExport() == null || site.qualities()) {
						edits.impossible();
					} else {
						replaceBinding(site, edits);
					}
				})
				.build();
	}

	private static Stream<Site> sites(Solution solution) {
		SourceTexts texts = SourceTexts.of(solution);
		// Only these modules have the SCA binding that the rule advises.
		return solution.getModules().stream().filter(module -> module.getKind() == ModuleKind.MODULE || module.getKind() == ModuleKind.MEDIATION_MODULE)
				.flatMap(module -> module.getImports().stream())
				.filter(from -> Wiring.kind(from) == BindingKind.JAX_WS || Wiring.kind(from) == BindingKind.JAX_RPC)
				.flatMap(from -> {
					Module target = target(solution, from);
					return target == null ? Stream.empty() : Stream.of(new Site(from, target, scaExport(from, target, texts), hasQualities(from.getBinding(), texts)));
				});
	}

	/** The module that was read whose web project the endpoint leads to, or null. */
	private static Module target(Solution solution, Import from) {
		String endpoint = Values.value(from.getBinding().getEndpoint());
		Matcher local = endpoint == null ? null : LOCAL_ENDPOINT.matcher(endpoint.strip());
		if (local == null || !local.matches()) {
			return null;
		}
		if (Wiring.resolved(from.getWire()) instanceof Export export && export.eContainer() instanceof Module module) {
			return module;
		}
		String contextRoot = local.group(1);
		return solution.getModules().stream().filter(module -> contextRoot.equals(module.getName() + "Web")).findFirst().orElse(null);
	}

	private static Export scaExport(Import from, Module target, SourceTexts texts) {
		return target.getExports().stream().filter(Wiring::isScaExport)
				.filter(export -> !from.getInterfaces().isEmpty() && from.getInterfaces().stream().allMatch(
						needed -> export.getInterfaces().stream().anyMatch(offered -> Wiring.samePortType(needed, offered, texts))))
				.findFirst().orElse(null);
	}

	private static boolean hasQualities(Binding binding, SourceTexts texts) {
		if (binding.getProperties().stream().map(Setting::getName).filter(name -> name != null).map(name -> name.toLowerCase(Locale.ROOT))
				.anyMatch(name -> QUALITIES.stream().anyMatch(name::contains))) {
			return true;
		}
		String element = element(binding, texts);
		// An address, a port and a service are attributes; whatever stands inside the element is more than that.
		return element != null && element.indexOf('<', 1) >= 0 && !element.substring(element.indexOf('<', 1)).startsWith("</");
	}

	/** The text of the binding's element, or null where the file is not at hand. */
	private static String element(Binding binding, SourceTexts texts) {
		Origin origin = binding.getOrigin();
		String text = origin == null ? null : texts.text(origin.path());
		int start = text == null ? -1 : XmlMarkup.startOfTag(text, origin.offset());
		int end = start < 0 ? -1 : XmlMarkup.endOfElement(text, start);
		return end < 0 ? null : text.substring(start, end);
	}

	private static void replaceBinding(Site site, Edits edits) {
		Binding binding = site.from().getBinding();
		String element = element(binding, edits.texts());
		if (element == null) {
			edits.impossible();
			return;
		}
		String path = binding.getOrigin().path();
		String text = edits.texts().text(path);
		String scdl = XmlMarkup.prefixOf(text, SCDL);
		String instance = XmlMarkup.prefixOf(text, SCHEMA_INSTANCE);
		if (scdl == null || instance == null) {
			edits.impossible();
			return;
		}
		int start = XmlMarkup.startOfTag(text, binding.getOrigin().offset());
		String name = element.substring(1).split("[\\s/>]", 2)[0];
		String indentation = Lines.indentation(text, start);
		String newLine = Lines.delimiter(text);
		boolean ownLine = Lines.startOfLine(text, start) + indentation.length() == start;
		String inner = ownLine ? newLine + indentation + indentation : "";
		String close = ownLine ? newLine + indentation : "";
		String quote = element.indexOf('"') < 0 ? "'" : "\"";
		String replacement = ("<%s %s:type=\"%s:SCAImportBinding\" module=\"%s\" export=\"%s\">%s<%s:bindingQualifier %s:type=\"%s:IsTargetSCA\" value=\"true\"/>%s</%s>")
				.formatted(name, instance, scdl, XmlMarkup.escape(site.target().getName()), XmlMarkup.escape(site.scaExport().getName()), inner, scdl, instance, scdl, close, name)
				.replace("\"", quote);
		edits.replace(path, start, element, replacement);
	}
}
