Feature: Gateways as printed
  What comes of it when the Borg establish one.

  @ruling=custom-cards-325
  Rule: A Transwarp Network Gateway is downloaded to where a gateway has been established

    @frame=many
    Example: the probe succeeds, and Alice downloads one from her hand
      Given these locations:
        | location              | quadrant |
        | Wormhole Negotiations | Alpha    |
        | Excavation            | Alpha    |
      And these made-up cards:
        | card        | type      | affiliations | icons      |
        | Pilot Drone | personnel | Borg         | navigation |
      And Alice has:
        | card                      | where                      | state                             |
        | Establish Gateway         | on the table               | targeting "Wormhole Negotiations" |
        | Borg Sphere               | at "Wormhole Negotiations" |                                   |
        | Guard Drone               | aboard "Borg Sphere"       |                                   |
        | Pilot Drone [first]       | aboard "Borg Sphere"       |                                   |
        | Bio-med Drone             | in draw deck               |                                   |
        | Pilot Drone [second]      | in draw deck               |                                   |
        | Transwarp Network Gateway | in hand                    |                                   |
      And this has happened:
        | action                               |
        | Alice scouts "Wormhole Negotiations" |
        | Alice ends the turn                  |
        | Bob ends the turn                    |
      When Alice ends the turn
      And Alice chooses yes
      And Alice chooses "Transwarp Network Gateway"
      Then "Transwarp Network Gateway" is now on "Wormhole Negotiations"
      And "Establish Gateway" is now on "Wormhole Negotiations"
