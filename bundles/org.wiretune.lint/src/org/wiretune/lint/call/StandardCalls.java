/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.call;

import java.util.List;
import java.util.Set;

import org.wiretune.core.BindingFamily;
import org.wiretune.core.BindingKind;
import org.wiretune.lint.call.CompositeCall.Passing;
import org.wiretune.lint.call.CompositeCall.Reach;
import org.wiretune.lint.call.CompositeCall.Reason;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Qualifier;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.ServiceInterface;
import org.wiretune.model.settings.Element;

/** How calls run in composites of the standards, OSOA and OASIS. */
final class StandardCalls {

	/** The intent by which OASIS 1.1 marks interfaces whose operations may take long. */
	private static final Set<String> LATER = Set.of("asyncInvocation");

	private final SourceTexts texts;
	private final Module module;

	StandardCalls(SourceTexts texts, Module module) {
		this.texts = texts;
		this.module = module;
	}

	CompositeCall call(Component caller, Reference reference, Element target) {
		if (target instanceof Import imported) {
			return leaving(caller, reference, imported);
		}
		JavaService service = target instanceof Component component ? JavaService.of(texts, module, component) : null;
		boolean marked = service != null && service.hasOneWay();
		boolean oneWay = marked || isLater(reference.getQualifiers()) || Endpoint.interfaces(target).stream().anyMatch(each -> isLater(each.getQualifiers()));
		Exchange exchange = marked ? Exchange.MIXED : Exchange.of(Endpoint.interfaces(target));
		// What another composite of the domain offers may run on another node.
		Reach reach = target.eContainer() == caller.eContainer() ? Reach.LOCAL : Reach.OPEN;
		Passing passing = passing(reach, service, Endpoint.interfaces(target));
		Reason reason = oneWay ? Reason.ONE_WAY_OPERATION : passing == Passing.BY_VALUE ? Reason.REMOTABLE_INTERFACE
				: passing == Passing.OPEN ? Reason.WIRE : service.isRemotable() ? Reason.REFERENCES_ALLOWED : Reason.LOCAL_INTERFACE;
		return new CompositeCall(caller, reference, target, exchange, oneWay ? InteractionStyle.ASYNC : InteractionStyle.SYNC, reach, passing, reason);
	}

	private static boolean isLater(List<Qualifier> qualifiers) {
		return qualifiers.stream().anyMatch(qualifier -> qualifier.getValue() != null && LATER.contains(qualifier.getValue().getValue()));
	}

	/** Interfaces that WSDL describes are remotable by definition. */
	private static Passing passing(Reach reach, JavaService service, List<ServiceInterface> faces) {
		if (faces.stream().anyMatch(face -> "interface.wsdl".equals(face.getType()))) {
			return Passing.BY_VALUE;
		}
		if (reach != Reach.LOCAL || service == null || service.face() == null) {
			return Passing.OPEN;
		}
		return service.isRemotable() && !service.allowsReferences() ? Passing.BY_VALUE : Passing.BY_REFERENCE;
	}

	private static CompositeCall leaving(Component caller, Reference reference, Import imported) {
		BindingKind kind = Endpoint.kind(imported);
		Exchange exchange = Exchange.of(Endpoint.interfaces(imported));
		if (kind.family() == BindingFamily.MESSAGING) {
			InteractionStyle style = exchange == Exchange.TWO_WAY ? InteractionStyle.SYNC : exchange == Exchange.ONE_WAY ? InteractionStyle.ASYNC : InteractionStyle.ANY;
			return new CompositeCall(caller, reference, imported, exchange, style, Reach.REMOTE, Passing.BY_VALUE, Reason.MESSAGING_BINDING);
		}
		if (kind == BindingKind.JAX_WS || kind == BindingKind.HTTP) {
			return new CompositeCall(caller, reference, imported, exchange, exchange == Exchange.ONE_WAY ? InteractionStyle.ANY : InteractionStyle.SYNC, Reach.REMOTE, Passing.BY_VALUE, Reason.WEB_BINDING);
		}
		return new CompositeCall(caller, reference, imported, exchange, InteractionStyle.ANY, Reach.OPEN, Passing.OPEN, Reason.OPEN);
	}
}
