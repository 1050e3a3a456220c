/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform.impl;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.wiretune.model.assembly.Reference;

import org.wiretune.model.platform.AsynchronousCallLoop;

import org.wiretune.model.settings.Setting;

import org.wiretune.model.settings.impl.ElementImpl;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Asynchronous Call Loop</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.impl.AsynchronousCallLoopImpl#getReference <em>Reference</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.AsynchronousCallLoopImpl#getLoops <em>Loops</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.AsynchronousCallLoopImpl#getObjectBytes <em>Object Bytes</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.AsynchronousCallLoopImpl#getTarget <em>Target</em>}</li>
 * </ul>
 *
 * @generated
 */
public class AsynchronousCallLoopImpl extends ElementImpl implements AsynchronousCallLoop
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
	protected AsynchronousCallLoopImpl()
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
		return PlatformPackageImpl.Literals.ASYNCHRONOUS_CALL_LOOP;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getReference()
	{
		return reference;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setReference(String newReference)
	{
		String oldReference = reference;
		reference = newReference;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.ASYNCHRONOUS_CALL_LOOP__REFERENCE, oldReference, reference));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.ASYNCHRONOUS_CALL_LOOP__LOOPS, oldLoops, newLoops);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setLoops(Setting newLoops)
	{
		if (newLoops != loops)
		{
			NotificationChain msgs = null;
			if (loops != null)
				msgs = ((InternalEObject)loops).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.ASYNCHRONOUS_CALL_LOOP__LOOPS, null, msgs);
			if (newLoops != null)
				msgs = ((InternalEObject)newLoops).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.ASYNCHRONOUS_CALL_LOOP__LOOPS, null, msgs);
			msgs = basicSetLoops(newLoops, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.ASYNCHRONOUS_CALL_LOOP__LOOPS, newLoops, newLoops));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.ASYNCHRONOUS_CALL_LOOP__OBJECT_BYTES, oldObjectBytes, newObjectBytes);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setObjectBytes(Setting newObjectBytes)
	{
		if (newObjectBytes != objectBytes)
		{
			NotificationChain msgs = null;
			if (objectBytes != null)
				msgs = ((InternalEObject)objectBytes).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.ASYNCHRONOUS_CALL_LOOP__OBJECT_BYTES, null, msgs);
			if (newObjectBytes != null)
				msgs = ((InternalEObject)newObjectBytes).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.ASYNCHRONOUS_CALL_LOOP__OBJECT_BYTES, null, msgs);
			msgs = basicSetObjectBytes(newObjectBytes, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.ASYNCHRONOUS_CALL_LOOP__OBJECT_BYTES, newObjectBytes, newObjectBytes));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Reference getTarget()
	{
		return target;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setTarget(Reference newTarget)
	{
		Reference oldTarget = target;
		target = newTarget;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.ASYNCHRONOUS_CALL_LOOP__TARGET, oldTarget, target));
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
			case PlatformPackageImpl.ASYNCHRONOUS_CALL_LOOP__LOOPS:
				return basicSetLoops(null, msgs);
			case PlatformPackageImpl.ASYNCHRONOUS_CALL_LOOP__OBJECT_BYTES:
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
			case PlatformPackageImpl.ASYNCHRONOUS_CALL_LOOP__REFERENCE:
				return getReference();
			case PlatformPackageImpl.ASYNCHRONOUS_CALL_LOOP__LOOPS:
				return getLoops();
			case PlatformPackageImpl.ASYNCHRONOUS_CALL_LOOP__OBJECT_BYTES:
				return getObjectBytes();
			case PlatformPackageImpl.ASYNCHRONOUS_CALL_LOOP__TARGET:
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
			case PlatformPackageImpl.ASYNCHRONOUS_CALL_LOOP__REFERENCE:
				setReference((String)newValue);
				return;
			case PlatformPackageImpl.ASYNCHRONOUS_CALL_LOOP__LOOPS:
				setLoops((Setting)newValue);
				return;
			case PlatformPackageImpl.ASYNCHRONOUS_CALL_LOOP__OBJECT_BYTES:
				setObjectBytes((Setting)newValue);
				return;
			case PlatformPackageImpl.ASYNCHRONOUS_CALL_LOOP__TARGET:
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
			case PlatformPackageImpl.ASYNCHRONOUS_CALL_LOOP__REFERENCE:
				setReference(REFERENCE_EDEFAULT);
				return;
			case PlatformPackageImpl.ASYNCHRONOUS_CALL_LOOP__LOOPS:
				setLoops((Setting)null);
				return;
			case PlatformPackageImpl.ASYNCHRONOUS_CALL_LOOP__OBJECT_BYTES:
				setObjectBytes((Setting)null);
				return;
			case PlatformPackageImpl.ASYNCHRONOUS_CALL_LOOP__TARGET:
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
			case PlatformPackageImpl.ASYNCHRONOUS_CALL_LOOP__REFERENCE:
				return REFERENCE_EDEFAULT == null ? reference != null : !REFERENCE_EDEFAULT.equals(reference);
			case PlatformPackageImpl.ASYNCHRONOUS_CALL_LOOP__LOOPS:
				return loops != null;
			case PlatformPackageImpl.ASYNCHRONOUS_CALL_LOOP__OBJECT_BYTES:
				return objectBytes != null;
			case PlatformPackageImpl.ASYNCHRONOUS_CALL_LOOP__TARGET:
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

} //AsynchronousCallLoopImpl
