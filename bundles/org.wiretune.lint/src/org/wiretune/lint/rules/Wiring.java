/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.BindingKind;
import org.wiretune.lint.call.Performer;
import org.wiretune.lint.fix.XmlMarkup;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.ServiceInterface;
import org.wiretune.model.assembly.Wire;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/** Questions to the wiring that several rules ask. */
public final class Wiring {

	private Wiring() {
	}

	/** {@return the kind of binding; none where the file has no binding element} */
	public static BindingKind kind(Import from) {
		return from.getBinding() == null ? BindingKind.NONE : from.getBinding().getKind();
	}

	/** {@return whether an export can be called by an SCA binding: it has one, or no binding at all} */
	public static boolean isScaExport(Export export) {
		return export.getBinding() == null || export.getBinding().getKind() == BindingKind.NONE || export.getBinding().getKind() == BindingKind.SCA;
	}

	/** {@return the export that an SCA import leads to, or null where it was not read} */
	public static Export target(Import from) {
		return kind(from) == BindingKind.SCA && resolved(from.getWire()) instanceof Export export ? export : null;
	}

	/** {@return what a wire leads to, or null} */
	public static Element resolved(Wire wire) {
		return wire == null ? null : wire.getResolved();
	}

	/**
	 * {@return whether the called side wants to be called asynchronously: it says so, or it may be long-running}
	 *
	 * @param target an export or a component
	 */
	public static boolean wantsAsynchronousCalls(Element target) {
		if (target instanceof Export export) {
			return anyAsynchronous(export.getInterfaces()) || resolved(export.getWire()) instanceof Component component && wantsAsynchronousCalls(component);
		}
		return target instanceof Component component && (anyAsynchronous(component.getInterfaces()) || mayRunLong(Performer.of(component)));
	}

	/**
	 * {@return whether the called side has to be called asynchronously: it may be long-running, or it wants to be and what
	 * implements it is not known to be done when the call returns}
	 *
	 * @param target an export or a component
	 */
	public static boolean needsAsynchronousCalls(Element target) {
		Element performing = target instanceof Export export ? resolved(export.getWire()) : target;
		return wantsAsynchronousCalls(target) && !(performing instanceof Component component && Performer.of(component).isSynchronous());
	}

	/** A process of which files do not tell may wait as well. */
	private static boolean mayRunLong(Performer performer) {
		return performer.isAsynchronous() || performer == Performer.PROCESS;
	}

	/** {@return the first interface that states the style async, or null} */
	public static ServiceInterface asynchronous(List<ServiceInterface> interfaces) {
		return interfaces.stream().filter(face -> face.interactionStyle() == InteractionStyle.ASYNC).findFirst().orElse(null);
	}

	private static boolean anyAsynchronous(List<ServiceInterface> interfaces) {
		return asynchronous(interfaces) != null;
	}

	/** {@return the references of a module: those of its components and the stand-alone ones} */
	public static Stream<Reference> references(Module module) {
		return Stream.concat(module.getReferences().stream(), module.getComponents().stream().flatMap(component -> component.getReferences().stream()));
	}

	/**
	 * {@return whether two sides offer and need the same port type} Prefixes are looked up in their files; where a file
	 * is not at hand, the answer is no.
	 *
	 * @param first an interface
	 * @param second another interface
	 * @param texts the texts of the files
	 */
	public static boolean samePortType(ServiceInterface first, ServiceInterface second, SourceTexts texts) {
		String one = qualifiedName(first, texts);
		return one != null && one.equals(qualifiedName(second, texts));
	}

	/** The name with its namespace in braces; null where the namespace is not known. */
	private static String qualifiedName(ServiceInterface face, SourceTexts texts) {
		Setting portType = face.getPortType();
		String value = Values.value(portType);
		if (value == null || value.startsWith("{")) {
			return value;
		}
		int colon = value.indexOf(':');
		if (colon >= 0 && face.getNamespace() != null) {
			return '{' + face.getNamespace() + '}' + value.substring(colon + 1);
		}
		String text = colon < 0 || portType.getOrigin() == null ? null : texts.text(portType.getOrigin().path());
		String namespace = text == null ? null : XmlMarkup.namespaceOf(text, value.substring(0, colon));
		return namespace == null ? null : '{' + namespace + '}' + value.substring(colon + 1);
	}
}
