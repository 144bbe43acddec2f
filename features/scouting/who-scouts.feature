Feature: Who scouts a location
  Whom Borg bring to a location, how they come there, and where they go afterwards.

  Background:
    Given these locations:
      | location              | quadrant |
      | Iconia Investigation  | Alpha    |
      | Wormhole Negotiations | Alpha    |

  @ruling=1eS-scouting-locations-08
  Rule: A planet is scouted by an Away Team, for which one is enough

    Background:
      Given Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Borg Sphere       | at "Iconia Investigation" |                                  |
        | Guard Drone       | aboard "Borg Sphere"      |                                  |
        | Interlink Drone   | aboard "Borg Sphere"      |                                  |

    Example: a crew in orbit does not scout the planet
      When Alice scouts "Iconia Investigation" from "Borg Sphere"
      Then that is illegal
      And nothing else has changed

    @part=one
    Example: one drone who was beamed down does
      When Alice beams "Guard Drone" to "Iconia Investigation"
      Then "Guard Drone" is now on "Iconia Investigation"
      When Alice scouts "Iconia Investigation"
      Then that is legal
      And nothing else has changed

    @part=several
    Example: two drones who were beamed down do so as well
      When Alice beams "Guard Drone" and "Interlink Drone" to "Iconia Investigation"
      Then "Guard Drone" and "Interlink Drone" are now on "Iconia Investigation"
      When Alice scouts "Iconia Investigation"
      Then that is legal
      And nothing else has changed

    Scenario Outline: a planet that Bob seeded is scouted <from>, and that is <verdict>
      Given these made-up cards:
        | card         | type    | kind   | attempted by | points |
        | Quiet Planet | mission | planet | any          | 40     |
      And these locations:
        | location     | seeded by | quadrant |
        | Quiet Planet | Bob       | Alpha    |
      And "Assimilate Planet" is targeting "Quiet Planet"
      And "Borg Sphere" is at "Quiet Planet"
      And "Guard Drone" is <where>
      When Alice scouts "Quiet Planet" from <there>
      Then that is <verdict>

      Examples: From orbit, and from the surface
        | from          | where                | there          | verdict |
        | from orbit    | aboard "Borg Sphere" | "Borg Sphere"  | illegal |
        | by who landed | on "Quiet Planet"    | "Quiet Planet" | legal   |

  @ruling=1eS-scouting-locations-09
  Rule: A space location is scouted by a crew of a ship

    Background:
      Given these locations:
        | location       |
        | Study Badlands |
      And Alice has:
        | card              | where               | state                      |
        | Establish Gateway | on the table        | targeting "Study Badlands" |
        | Borg Outpost      | at "Study Badlands" |                            |
        | Borg Sphere       | at "Study Badlands" |                            |

    Example: those aboard an outpost do not scout
      Given Alice has:
        | card        | where                 |
        | Guard Drone | aboard "Borg Outpost" |
      When Alice scouts "Study Badlands" from "Borg Outpost"
      Then that is illegal
      And nothing else has changed

    Example: those aboard a ship do
      Given Alice has:
        | card        | where                |
        | Guard Drone | aboard "Borg Sphere" |
      When Alice scouts "Study Badlands" from "Borg Sphere"
      Then that is legal

  @ruling=1eS-scouting-locations-11
  Rule: An objective that has a planet scouted lets Borg go there

    Background:
      Given Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Borg Sphere       | at "Iconia Investigation" |                                  |
        | Guard Drone       | aboard "Borg Sphere"      |                                  |

    Example: a drone beams down
      When Alice beams "Guard Drone" to "Iconia Investigation"
      Then "Guard Drone" is now on "Iconia Investigation"
      And nothing else has changed

  @ruling=1eS-scouting-locations-12
  Rule: Borg who came to the planet otherwise may scout it, too

    Background:
      Given Alice has:
        | card                           | where                     | state                            |
        | Assimilate Planet              | on the table              | targeting "Iconia Investigation" |
        | Borg Sphere                    | at "Iconia Investigation" |                                  |
        | Guard Drone                    | aboard "Borg Sphere"      |                                  |
        | Emergency Transporter Armbands | in hand                   |                                  |

    Example: the armbands bring down a scout
      When Alice plays "Emergency Transporter Armbands" to "Iconia Investigation" with "Guard Drone"
      Then "Guard Drone" is now on "Iconia Investigation"
      When Alice scouts "Iconia Investigation"
      Then that is legal
      And "Emergency Transporter Armbands" is still in Alice's discard pile
      And nothing else has changed

  @ruling=1eS-scouting-locations-13
  Rule: More Borg may join those who are on the planet already

    Background:
      Given Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Borg Sphere       | at "Iconia Investigation" |                                  |
        | Guard Drone       | aboard "Borg Sphere"      |                                  |
        | Survey Drone      | on "Iconia Investigation" |                                  |

    Example: a drone is beamed to the one on the planet
      When Alice beams "Guard Drone" to "Iconia Investigation"
      Then "Guard Drone" is now on "Iconia Investigation"
      And nothing else has changed

  @ruling=1eS-scouting-locations-36
  Rule: A Survey Drone needs a card to beam down, like any other Borg

    Background:
      Given Alice has:
        | card         | where                     |
        | Borg Sphere  | at "Iconia Investigation" |
        | Survey Drone | aboard "Borg Sphere"      |

    Example: it does not go where artifacts may be
      When Alice beams "Survey Drone" to "Iconia Investigation"
      Then that is illegal
      And nothing else has changed

    Example: an objective lets it go
      Given Alice has:
        | card              | where        | state                            |
        | Assimilate Planet | on the table | targeting "Iconia Investigation" |
      When Alice beams "Survey Drone" to "Iconia Investigation"
      Then "Survey Drone" is now on "Iconia Investigation"
      And nothing else has changed

  @ruling=1eS-scouting-locations-37
  Rule: A completed objective lets nobody beam down any more

    Background:
      Given Alice has:
        | card              | where                     |
        | Borg Sphere       | at "Iconia Investigation" |
        | Guard Drone       | aboard "Borg Sphere"      |
        | Assimilate Planet | on the table              |

    Example: a drone does not go to a planet that is assimilated
      Given "Assimilate Planet" is on "Iconia Investigation"
      When Alice beams "Guard Drone" to "Iconia Investigation"
      Then that is illegal
      And nothing else has changed

    Example: before the planet is assimilated it goes
      Given "Assimilate Planet" is targeting "Iconia Investigation"
      When Alice beams "Guard Drone" to "Iconia Investigation"
      Then "Guard Drone" is now on "Iconia Investigation"
      And nothing else has changed

  @ruling=1eS-scouting-locations-42
  Rule: Scouting goes on as long as some of the scouts are left

    Background:
      Given Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Survey Drone      | on "Iconia Investigation" |                                  |
        | Eight of Nineteen | on "Iconia Investigation" |                                  |
        | Tactical Drone    | on "Iconia Investigation" |                                  |

    @part=away-team
    Example: the third drone meets the next dilemma, like it or not
      Given Bob has:
        | card             | where                        |
        | Garanian Bolites | under "Iconia Investigation" |
        | Ooby Dooby       | under "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      And chance chooses "Eight of Nineteen" and "Tactical Drone" from "Survey Drone", "Eight of Nineteen" and "Tactical Drone"
      Then "Ooby Dooby" has been encountered

    @part=crew
    Example: so does the third drone of a crew
      Given Alice has:
        | card              | where                      | state                             |
        | Establish Gateway | on the table               | targeting "Wormhole Negotiations" |
        | Borg Sphere       | at "Wormhole Negotiations" |                                   |
      And "Survey Drone", "Eight of Nineteen" and "Tactical Drone" are aboard "Borg Sphere"
      And Bob has:
        | card             | where                         |
        | Garanian Bolites | under "Wormhole Negotiations" |
        | Ooby Dooby       | under "Wormhole Negotiations" |
      When Alice scouts "Wormhole Negotiations"
      And chance chooses "Eight of Nineteen" and "Tactical Drone" from "Survey Drone", "Eight of Nineteen" and "Tactical Drone"
      Then "Ooby Dooby" has been encountered

  @ruling=1eS-scouting-locations-43
  Rule: Afterwards the scouts that are not stopped may beam up

    Background:
      Given Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Borg Sphere       | at "Iconia Investigation" |                                  |
        | Interlink Drone   | aboard "Borg Sphere"      |                                  |
        | Guard Drone       | on "Iconia Investigation" |                                  |

    @part=complete
    Example: a drone beams up when it has scouted
      Given this has happened:
        | action                              |
        | Alice scouts "Iconia Investigation" |
      When Alice beams "Guard Drone" to "Borg Sphere"
      Then "Guard Drone" is now aboard "Borg Sphere"
      And nothing else has changed

    @part=not-complete
    Example: a drone beams up when it was recalled before it had met everything
      Given Bob has:
        | card          | where                        |
        | Recall Signal | under "Iconia Investigation" |
        | Ooby Dooby    | under "Iconia Investigation" |
      And the seeds under "Iconia Investigation" hold in order:
        | card          |
        | Recall Signal |
        | Ooby Dooby    |
      And this has happened:
        | action                              |
        | Alice scouts "Iconia Investigation" |
      When Alice beams "Guard Drone" to "Borg Sphere"
      Then "Guard Drone" is now aboard "Borg Sphere"
      And "Ooby Dooby" has not been encountered
      And nothing else has changed

    @part=complete
    Example: so may a drone that Alice has won from Bob
      Given Bob has:
        | card        | where                     | state               |
        | Cyber Drone | on "Iconia Investigation" | controlled by Alice |
      And this has happened:
        | action                              |
        | Alice scouts "Iconia Investigation" |
      When Alice beams "Cyber Drone" to "Borg Sphere"
      Then "Cyber Drone" is now aboard "Borg Sphere"
      And nothing else has changed
