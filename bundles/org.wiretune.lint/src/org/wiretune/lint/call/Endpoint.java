/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.call;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

import org.wiretune.core.BindingFamily;
import org.wiretune.core.BindingKind;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.ServiceInterface;
import org.wiretune.model.assembly.Wire;
import org.wiretune.model.settings.Element;

/**
 * What a wire leads to in the end: through SCA imports and the exports that they call to the component that does the work, or to
 * the import by which the call leaves the modules that were read.
 *
 * @param element the component or import; null where the way is lost
 * @param way what lies between, from the caller on, without the element itself
 */
public record Endpoint(Element element, List<Element> way) {

	private static final Set<BindingKind> SYNCHRONOUS = Set.of(BindingKind.JAX_WS, BindingKind.JAX_RPC, BindingKind.HTTP, BindingKind.EJB);

	/** Copies the way. */
	public Endpoint {
		way = List.copyOf(way);
	}

	/**
	 * Follows a wire.
	 *
	 * @param target what the wire leads to; may be null
	 * @return where it ends
	 */
	public static Endpoint of(Element target) {
		Set<Element> way = new HashSet<>();
		List<Element> ordered = new ArrayList<>();
		Element at = target;
		while (at != null && way.add(at)) {
			Element next = next(at);
			if (next == null) {
				return new Endpoint(at instanceof Export ? null : at, ordered);
			}
			ordered.add(at);
			at = next;
		}
		return new Endpoint(null, ordered);
	}

	/** What an SCA import or an export hands a call on to; null where the call ends. */
	private static Element next(Element at) {
		if (at instanceof Export export) {
			return resolved(export.getWire());
		}
		return at instanceof Import imported && kind(imported) == BindingKind.SCA ? resolved(imported.getWire()) : null;
	}

	/** {@return what a wire leads to, or null} @param wire the wire, or null */
	static Element resolved(Wire wire) {
		return wire == null ? null : wire.getResolved();
	}

	/** {@return the kind of binding of an import} @param imported the import */
	static BindingKind kind(Import imported) {
		return imported.getBinding() == null ? BindingKind.NONE : imported.getBinding().getKind();
	}

	/** {@return who does the work; OTHER where the call leaves what was read} */
	public Performer performer() {
		return element instanceof Component component ? Performer.of(component) : Performer.OTHER;
	}

	/** {@return whether the call leaves by a queue, so that whoever waits for the answer waits for a message} */
	public boolean isMessaging() {
		return element instanceof Import imported && kind(imported).family() == BindingFamily.MESSAGING;
	}

	/** {@return whether the call leaves by a protocol that answers on the same connection} */
	public boolean isSynchronousBinding() {
		return element instanceof Import imported && SYNCHRONOUS.contains(kind(imported));
	}

	/**
	 * {@return the interfaces of an element that a reference calls by: those of the port types that the reference states; all of
	 * them where it states none of these}
	 *
	 * @param element a component, import or export
	 * @param reference the reference that is wired to it
	 */
	public static List<ServiceInterface> called(Element element, Reference reference) {
		List<ServiceInterface> all = interfaces(element);
		List<ServiceInterface> named = all.size() < 2 ? all : all.stream().filter(face -> reference.getInterfaces().stream().anyMatch(needed -> isSame(needed, face))).toList();
		return named.isEmpty() ? all : named;
	}

	private static boolean isSame(ServiceInterface needed, ServiceInterface offered) {
		return localName(needed) != null && localName(needed).equals(localName(offered)) && Objects.equals(needed.getNamespace(), offered.getNamespace());
	}

	private static String localName(ServiceInterface face) {
		String name = face.getPortType() == null ? null : face.getPortType().getValue();
		return name == null ? null : name.substring(name.indexOf(':') + 1);
	}

	/**
	 * {@return the interfaces of an element, in file order}
	 *
	 * @param element a component, import or export; others have none
	 */
	public static List<ServiceInterface> interfaces(Element element) {
		if (element instanceof Component component) {
			return component.getInterfaces();
		}
		if (element instanceof Import imported) {
			return imported.getInterfaces();
		}
		if (element instanceof Export export) {
			return export.getInterfaces();
		}
		return List.of();
	}
}
