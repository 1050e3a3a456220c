/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.tests;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.wiretune.map.MapFinding;
import org.wiretune.map.MapOverlay;
import org.wiretune.map.MeasuredCall;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;

/** An overlay with given findings, and given measurements by the name of the import. */
record FixedOverlay(List<MapFinding> findings, Map<String, MeasuredCall> measured) implements MapOverlay {

	@Override
	public Optional<MeasuredCall> lastMeasured(Module module, Import caller) {
		return Optional.ofNullable(measured.get(caller.getName()));
	}

	/** Findings and measurements that fit {@link Solutions#senderAndReceiver()}. */
	static FixedOverlay ofSample() {
		return new FixedOverlay(List.of(
				new MapFinding(Solutions.origin("SenderModule/ReceiverAsync.import", 200), true, "The import is asynchronous.", List.of()),
				new MapFinding(Solutions.origin("SenderModule/ReceiverWs.import", 240), false, "The address is on this server.", List.of()),
				new MapFinding(Solutions.origin("SenderModule/ReceiverWs.import", 300), true, "SOAP within one server.", List.of()),
				new MapFinding(Solutions.origin("LocalServer/resources.xml", 900), true, "One pool serves both.",
						List.of(Solutions.origin("SenderModule/ReceiverAsync.import", 205), Solutions.origin("SenderModule/ReceiverJms.import", 240))),
				new MapFinding(Solutions.origin("LocalServer/server.xml", 10), true, "The heap is small.", List.of()),
				new MapFinding(Solutions.origin("SenderModule/Sender.component", 230), false, "The component loops.", List.of())),
				Map.of("ReceiverSync", new MeasuredCall("824 \u00b5s", "100 KB", "824 \u00b5s (800 to 850 \u00b5s), with 100 KB, from 3 starts"), "ReceiverAsync", new MeasuredCall("1413 ms", "100 KB", "1413 ms (1380 to 1446 ms), with 100 KB, from one start"),
						"ReceiverHttp", new MeasuredCall("not judged", "", "not judged: other programs used 85.6 % of the machine")));
	}
}
