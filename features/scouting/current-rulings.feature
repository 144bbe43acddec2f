Feature: Objectives in the Current Rulings
  How long an objective stays, and what its completion scores.

  Background:
    Given these locations:
      | location              | quadrant |
      | Iconia Investigation  | Alpha    |
      | Wormhole Negotiations | Alpha    |
      | Espionage Mission     | Alpha    |

  @ruling=cr14-objective-01
  Rule: An objective remains in play until its text or another card ends it

    Example: a probe in vain does not discard it
      Given Alice has:
        | card                     | where                     | state                            |
        | Assimilate Planet        | on the table              | targeting "Iconia Investigation" |
        | Survey Drone             | on "Iconia Investigation" |                                  |
        | Two of Nineteen [first]  | in draw deck              |                                  |
        | Two of Nineteen [second] | in draw deck              |                                  |
      And this has happened:
        | action                              |
        | Alice scouts "Iconia Investigation" |
        | Alice ends the turn                 |
        | Bob ends the turn                   |
      When Alice ends the turn
      And Alice chooses yes
      Then "Two of Nineteen" [second] has been revealed
      And "Assimilate Planet" is still on the table

  @ruling=cr14-objective-02
  Rule: A completed objective is not nullified any more

    Background:
      Given Alice has:
        | card              | where        |
        | Establish Gateway | on the table |
      And Bob has:
        | card                   | where   |
        | Veto of the Collective | in hand |

    Example: once the gateway is established it stays on the mission
      Given "Establish Gateway" is on "Wormhole Negotiations"
      When Bob plays "Veto of the Collective" on "Establish Gateway"
      Then "Establish Gateway" is still on "Wormhole Negotiations"
      And "Veto of the Collective" is now in Bob's discard pile
      And nothing else has changed

    Example: so does Assimilate Homeworld
      Given Alice has:
        | card                 | where                  |
        | Assimilate Homeworld | on "Espionage Mission" |
      When Bob plays "Veto of the Collective" on "Assimilate Homeworld"
      Then "Assimilate Homeworld" is still on "Espionage Mission"
      And "Veto of the Collective" is now in Bob's discard pile
      And nothing else has changed

  @ruling=cr14-objective-03
  Rule: The box of an objective is scored when it is completed

    Example: a homeworld is assimilated
      Given Alice has:
        | card                   | where                  | state                                               |
        | Assimilate Homeworld   | on the table           | targeting "Espionage Mission" and "Locutus of Borg" |
        | Locutus of Borg        | on "Espionage Mission" |                                                     |
        | Bio-med Drone [first]  | in draw deck           |                                                     |
        | Bio-med Drone [second] | in draw deck           |                                                     |
      And this has happened:
        | action                           |
        | Alice scouts "Espionage Mission" |
        | Alice ends the turn              |
        | Bob ends the turn                |
      When Alice ends the turn
      And Alice chooses yes
      Then "Assimilate Homeworld" is now on "Espionage Mission"
      And Alice now has 40 points
      And "Bio-med Drone" [second] is now in Alice's hand
      And nothing else has changed

  @ruling=cr14-objective-04
  Rule: What else comes of the completion has no bearing on the points

    Example: she has no objective to download, and scores
      Given Alice has:
        | card                     | where                      | state                             |
        | Establish Gateway        | on the table               | targeting "Wormhole Negotiations" |
        | Borg Sphere              | at "Wormhole Negotiations" |                                   |
        | Survey Drone             | aboard "Borg Sphere"       |                                   |
        | Two of Nineteen [first]  | in draw deck               |                                   |
        | Two of Nineteen [second] | in draw deck               |                                   |
      And this has happened:
        | action                               |
        | Alice scouts "Wormhole Negotiations" |
        | Alice ends the turn                  |
        | Bob ends the turn                    |
      When Alice ends the turn
      And Alice chooses yes
      Then Alice now has 25 points
      And "Establish Gateway" is now on "Wormhole Negotiations"
      And "Two of Nineteen" [second] is now in Alice's hand
      And nothing else has changed

  @ruling=cr14-borg-04
  Rule: A Borg objective scores only where it has points

    @part=points @part=none
    Example: a starship is assimilated without points
      Given Alice has:
        | card                   | where                  | state                                               |
        | Assimilate Starship    | on the table           | targeting "I.K.S. Buruk"                            |
        | Assimilate Homeworld   | on the table           | targeting "Espionage Mission" and "Locutus of Borg" |
        | Guard Drone            | aboard "I.K.S. Buruk"  |                                                     |
        | Locutus of Borg        | on "Espionage Mission" |                                                     |
        | Bio-med Drone [first]  | in draw deck           |                                                     |
        | Bio-med Drone [second] | in draw deck           |                                                     |
        | Bio-med Drone [third]  | in draw deck           |                                                     |
      And Bob has:
        | card         | where                      |
        | I.K.S. Buruk | at "Wormhole Negotiations" |
      And this has happened:
        | action                           |
        | Alice scouts "Espionage Mission" |
        | Alice ends the turn              |
        | Bob ends the turn                |
      When Alice ends the turn
      And Alice chooses yes
      Then "Assimilate Starship" is now on "I.K.S. Buruk"
      And Alice still has 0 points
      When Alice chooses yes
      Then "Assimilate Homeworld" is now on "Espionage Mission"
      And Alice now has 40 points
      And "Bio-med Drone" [second] is now in Alice's hand
      And nothing else has changed
