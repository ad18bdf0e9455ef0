# Time-Travel Car

timecar = Time-Travel Car
timecar-holds = Aboard: { $things }
travels-in-time = Travels in time
nobody-knows-where = nobody else knows where
somebody-travels = { $name } travels in time: { $place }.
hides-under = hides under { $car ->
    [0] the locomotive
   *[other] car { $car }
}
hides-in-coach = hides under the stagecoach
