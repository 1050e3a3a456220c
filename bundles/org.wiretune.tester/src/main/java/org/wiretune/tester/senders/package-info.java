/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Senders at a fixed rate against receivers (JMSPrim): the broker, the receivers in the server, the senders in the driver, the search. */
package org.wiretune.tester.senders;
