/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Sender and receiver in two JVMs: SCA sync as a remote call, and the asynchronous bindings over the broker's port.
 */
package org.wiretune.tester.remote;
