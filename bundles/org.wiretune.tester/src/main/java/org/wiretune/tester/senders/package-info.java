/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Senders at a fixed rate against receivers (JMSPrim): broker, receivers in the server, senders in the driver, search. */
package org.wiretune.tester.senders;
