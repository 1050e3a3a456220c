/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.sample.sender;

import java.util.ArrayList;
import java.util.List;

import com.ibm.websphere.bo.BOFactory;
import com.ibm.websphere.sca.Service;
import com.ibm.websphere.sca.ServiceManager;
import com.ibm.websphere.sca.Ticket;
import commonj.sdo.DataObject;

/**
 * Sends the objects of one test case to the receiver over the binding that the caller names. Needs the runtime of
 * WebSphere Process Server or WebSphere Integration Developer to compile.
 */
public class SenderComponentImpl {

	/** Calls of one test case. */
	private static final int LOOPS = 400;

	/** Size of the object that a call carries, in bytes. */
	private static final int OBJECT_BYTES = 1048576;

	/** How long to wait for one response, in milliseconds. */
	private static final long RESPONSE_WAIT = 60000L;

	private static final String LIBRARY = "http://PerformanceLibrary";
	private static final String INTERFACE = "http://PerformanceLibrary/PerformanceInterface";

	/**
	 * Operation send of the port type SenderInterface.
	 *
	 * @param binding SCA sync, SCA async, JMS async, HTTP sync or WS sync
	 * @return one line about the test case
	 */
	public String send(String binding) {
		if ("SCA async".equals(binding)) {
			return sendAsynchronously();
		}
		if ("JMS async".equals(binding)) {
			return sendAndWait("ReceiverJMSPartner");
		}
		if ("HTTP sync".equals(binding)) {
			return sendAndWait("ReceiverHTTPPartner");
		}
		if ("WS sync".equals(binding)) {
			return sendAndWait("ReceiverWebServicePartner");
		}
		return sendAndWait("ReceiverSCASyncPartner");
	}

	/** Each call waits for its response; behind a JMS import the runtime does the waiting. */
	private String sendAndWait(String reference) {
		Service receiver = (Service) ServiceManager.INSTANCE.locateService(reference);
		long receivedBytes = 0;
		for (int number = 0; number < LOOPS; number++) {
			DataObject request = createRequest(number, new byte[OBJECT_BYTES]);
			DataObject response = (DataObject) receiver.invoke("process", request);
			receivedBytes += response.getDataObject("result").getInt("receivedBytes");
		}
		return summary(receivedBytes);
	}

	/** All calls are on their way before the first response is collected. */
	private String sendAsynchronously() {
		Service receiver = (Service) ServiceManager.INSTANCE.locateService("ReceiverSCAAsyncPartner");
		List<Ticket> tickets = new ArrayList<Ticket>(LOOPS);
		for (int number = 0; number < LOOPS; number++) {
			DataObject request = createRequest(number, new byte[OBJECT_BYTES]);
			tickets.add(receiver.invokeAsync("process", request));
		}
		return summary(collectResponses(receiver, tickets));
	}

	private long collectResponses(Service receiver, List<Ticket> tickets) {
		long receivedBytes = 0;
		for (Ticket ticket : tickets) {
			DataObject response = (DataObject) receiver.invokeResponse(ticket, RESPONSE_WAIT);
			receivedBytes += response.getDataObject("result").getInt("receivedBytes");
		}
		return receivedBytes;
	}

	private DataObject createRequest(int number, byte[] payload) {
		BOFactory factory = (BOFactory) ServiceManager.INSTANCE.locateService("com/ibm/websphere/bo/BOFactory");
		DataObject object = factory.create(LIBRARY, "PerformanceObject");
		object.setInt("number", number);
		object.setLong("sentMilliseconds", System.currentTimeMillis());
		object.setBytes("payload", payload);
		DataObject request = factory.createByElement(INTERFACE, "process");
		request.setDataObject("object", object);
		return request;
	}

	private String summary(long receivedBytes) {
		return LOOPS + " runs, received objects size = " + receivedBytes / OBJECT_BYTES + " MB";
	}
}
