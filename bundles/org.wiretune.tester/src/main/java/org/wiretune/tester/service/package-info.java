/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** The service that is called: object, receipt, receiver, and their forms on the wire. */
package org.wiretune.tester.service;
