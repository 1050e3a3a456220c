/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.wiretune.model.assembly.Reference;

import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Asynchronous Call Loop</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A loop of asynchronous calls.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.AsynchronousCallLoop#getReference <em>Reference</em>}</li>
 *   <li>{@link org.wiretune.model.platform.AsynchronousCallLoop#getLoops <em>Loops</em>}</li>
 *   <li>{@link org.wiretune.model.platform.AsynchronousCallLoop#getObjectBytes <em>Object Bytes</em>}</li>
 *   <li>{@link org.wiretune.model.platform.AsynchronousCallLoop#getTarget <em>Target</em>}</li>
 * </ul>
 *
 * @model kind="class"
 * @generated
 */
public class AsynchronousCallLoop extends Element
{
	/**
	 * The default value of the '{@link #getReference() <em>Reference</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getReference()
	 * @generated
	 * @ordered
	 */
	protected static final String REFERENCE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getReference() <em>Reference</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getReference()
	 * @generated
	 * @ordered
	 */
	protected String reference = REFERENCE_EDEFAULT;

	/**
	 * The cached value of the '{@link #getLoops() <em>Loops</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLoops()
	 * @generated
	 * @ordered
	 */
	protected Setting loops;

	/**
	 * The cached value of the '{@link #getObjectBytes() <em>Object Bytes</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getObjectBytes()
	 * @generated
	 * @ordered
	 */
	protected Setting objectBytes;

	/**
	 * The cached value of the '{@link #getTarget() <em>Target</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTarget()
	 * @generated
	 * @ordered
	 */
	protected Reference target;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected AsynchronousCallLoop()
	{
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass()
	{
		return PlatformPackage.Literals.ASYNCHRONOUS_CALL_LOOP;
	}

	/**
	 * Returns the value of the '<em><b>Reference</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Name of the reference that is called, as far as the code tells.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Reference</em>' attribute.
	 * @see #setReference(String)
	 * @model
	 * @generated
	 */
	public String getReference()
	{
		return reference;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.AsynchronousCallLoop#getReference <em>Reference</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newReference the new value of the '<em>Reference</em>' attribute.
	 * @see #getReference()
	 * @generated
	 */
	public void setReference(String newReference)
	{
		String oldReference = reference;
		reference = newReference;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.ASYNCHRONOUS_CALL_LOOP__REFERENCE, oldReference, reference));
	}

	/**
	 * Returns the value of the '<em><b>Loops</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Number of calls, where it is a literal or a constant.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Loops</em>' containment reference.
	 * @see #setLoops(Setting)
	 * @model containment="true"
	 * @generated
	 */
	public Setting getLoops()
	{
		return loops;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetLoops(Setting newLoops, NotificationChain msgs)
	{
		Setting oldLoops = loops;
		loops = newLoops;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackage.ASYNCHRONOUS_CALL_LOOP__LOOPS, oldLoops, newLoops);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.AsynchronousCallLoop#getLoops <em>Loops</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newLoops the new value of the '<em>Loops</em>' containment reference.
	 * @see #getLoops()
	 * @generated
	 */
	public void setLoops(Setting newLoops)
	{
		if (newLoops != loops)
		{
			NotificationChain msgs = null;
			if (loops != null)
				msgs = loops.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.ASYNCHRONOUS_CALL_LOOP__LOOPS, null, msgs);
			if (newLoops != null)
				msgs = newLoops.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.ASYNCHRONOUS_CALL_LOOP__LOOPS, null, msgs);
			msgs = basicSetLoops(newLoops, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.ASYNCHRONOUS_CALL_LOOP__LOOPS, newLoops, newLoops));
	}

	/**
	 * Returns the value of the '<em><b>Object Bytes</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Size of the object sent, where it is a literal or a constant.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Object Bytes</em>' containment reference.
	 * @see #setObjectBytes(Setting)
	 * @model containment="true"
	 * @generated
	 */
	public Setting getObjectBytes()
	{
		return objectBytes;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetObjectBytes(Setting newObjectBytes, NotificationChain msgs)
	{
		Setting oldObjectBytes = objectBytes;
		objectBytes = newObjectBytes;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackage.ASYNCHRONOUS_CALL_LOOP__OBJECT_BYTES, oldObjectBytes, newObjectBytes);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.AsynchronousCallLoop#getObjectBytes <em>Object Bytes</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newObjectBytes the new value of the '<em>Object Bytes</em>' containment reference.
	 * @see #getObjectBytes()
	 * @generated
	 */
	public void setObjectBytes(Setting newObjectBytes)
	{
		if (newObjectBytes != objectBytes)
		{
			NotificationChain msgs = null;
			if (objectBytes != null)
				msgs = objectBytes.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.ASYNCHRONOUS_CALL_LOOP__OBJECT_BYTES, null, msgs);
			if (newObjectBytes != null)
				msgs = newObjectBytes.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.ASYNCHRONOUS_CALL_LOOP__OBJECT_BYTES, null, msgs);
			msgs = basicSetObjectBytes(newObjectBytes, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.ASYNCHRONOUS_CALL_LOOP__OBJECT_BYTES, newObjectBytes, newObjectBytes));
	}

	/**
	 * Returns the value of the '<em><b>Target</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The reference of a component or the stand-alone reference that is called; null where it was not found.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Target</em>' reference.
	 * @see #setTarget(Reference)
	 * @model resolveProxies="false"
	 * @generated
	 */
	public Reference getTarget()
	{
		return target;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.AsynchronousCallLoop#getTarget <em>Target</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newTarget the new value of the '<em>Target</em>' reference.
	 * @see #getTarget()
	 * @generated
	 */
	public void setTarget(Reference newTarget)
	{
		Reference oldTarget = target;
		target = newTarget;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.ASYNCHRONOUS_CALL_LOOP__TARGET, oldTarget, target));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NotificationChain eInverseRemove(InternalEObject otherEnd, int featureID, NotificationChain msgs)
	{
		switch (featureID)
		{
			case PlatformPackage.ASYNCHRONOUS_CALL_LOOP__LOOPS:
				return basicSetLoops(null, msgs);
			case PlatformPackage.ASYNCHRONOUS_CALL_LOOP__OBJECT_BYTES:
				return basicSetObjectBytes(null, msgs);
		}
		return super.eInverseRemove(otherEnd, featureID, msgs);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType)
	{
		switch (featureID)
		{
			case PlatformPackage.ASYNCHRONOUS_CALL_LOOP__REFERENCE:
				return getReference();
			case PlatformPackage.ASYNCHRONOUS_CALL_LOOP__LOOPS:
				return getLoops();
			case PlatformPackage.ASYNCHRONOUS_CALL_LOOP__OBJECT_BYTES:
				return getObjectBytes();
			case PlatformPackage.ASYNCHRONOUS_CALL_LOOP__TARGET:
				return getTarget();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eSet(int featureID, Object newValue)
	{
		switch (featureID)
		{
			case PlatformPackage.ASYNCHRONOUS_CALL_LOOP__REFERENCE:
				setReference((String)newValue);
				return;
			case PlatformPackage.ASYNCHRONOUS_CALL_LOOP__LOOPS:
				setLoops((Setting)newValue);
				return;
			case PlatformPackage.ASYNCHRONOUS_CALL_LOOP__OBJECT_BYTES:
				setObjectBytes((Setting)newValue);
				return;
			case PlatformPackage.ASYNCHRONOUS_CALL_LOOP__TARGET:
				setTarget((Reference)newValue);
				return;
		}
		super.eSet(featureID, newValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eUnset(int featureID)
	{
		switch (featureID)
		{
			case PlatformPackage.ASYNCHRONOUS_CALL_LOOP__REFERENCE:
				setReference(REFERENCE_EDEFAULT);
				return;
			case PlatformPackage.ASYNCHRONOUS_CALL_LOOP__LOOPS:
				setLoops((Setting)null);
				return;
			case PlatformPackage.ASYNCHRONOUS_CALL_LOOP__OBJECT_BYTES:
				setObjectBytes((Setting)null);
				return;
			case PlatformPackage.ASYNCHRONOUS_CALL_LOOP__TARGET:
				setTarget((Reference)null);
				return;
		}
		super.eUnset(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean eIsSet(int featureID)
	{
		switch (featureID)
		{
			case PlatformPackage.ASYNCHRONOUS_CALL_LOOP__REFERENCE:
				return REFERENCE_EDEFAULT == null ? reference != null : !REFERENCE_EDEFAULT.equals(reference);
			case PlatformPackage.ASYNCHRONOUS_CALL_LOOP__LOOPS:
				return loops != null;
			case PlatformPackage.ASYNCHRONOUS_CALL_LOOP__OBJECT_BYTES:
				return objectBytes != null;
			case PlatformPackage.ASYNCHRONOUS_CALL_LOOP__TARGET:
				return target != null;
		}
		return super.eIsSet(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String toString()
	{
		if (eIsProxy()) return super.toString();

		StringBuilder result = new StringBuilder(super.toString());
		result.append(" (reference: ");
		result.append(reference);
		result.append(')');
		return result.toString();
	}

} // AsynchronousCallLoop
