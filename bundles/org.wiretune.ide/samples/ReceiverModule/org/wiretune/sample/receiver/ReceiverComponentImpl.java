/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.sample.receiver;

import com.ibm.websphere.bo.BOFactory;
import com.ibm.websphere.sca.ServiceManager;
import commonj.sdo.DataObject;

/**
 * Takes an object and tells what it saw of the call. Needs the runtime of WebSphere Process Server or WebSphere
 * Integration Developer to compile.
 */
public class ReceiverComponentImpl {

	private static final String LIBRARY = "http://PerformanceLibrary";

	/**
	 * Operation process of the port type PerformanceInterface.
	 *
	 * @param object a PerformanceObject
	 * @return a PerformanceResult
	 */
	public DataObject process(DataObject object) {
		BOFactory factory = (BOFactory) ServiceManager.INSTANCE.locateService("com/ibm/websphere/bo/BOFactory");
		DataObject result = factory.create(LIBRARY, "PerformanceResult");
		result.setInt("number", object.getInt("number"));
		result.setInt("receivedBytes", object.getBytes("payload").length);
		result.setString("threadName", Thread.currentThread().getName());
		result.setLong("totalHeapBytes", Runtime.getRuntime().totalMemory());
		result.setLong("freeHeapBytes", Runtime.getRuntime().freeMemory());
		return result;
	}
}
