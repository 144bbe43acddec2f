Feature: What suspends play
  Special downloads may be made at any time in the play phase, by either player, and the action in progress waits for them.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card     | where             |
      | Runabout | at "Excavation"   |
      | Data     | aboard "Runabout" |
    And Bob has:
      | card                         | where                  |
      | U.S.S. Oberth                | at "Excavation"        |
      | Alyssa Ogawa (First Contact) | aboard "U.S.S. Oberth" |

  @ruling=1eS-suspends-play-01
  Rule: What suspends play may be used on the turn of the other player

    Background:
      Given Bob has:
        | card        | where        |
        | Medical Kit | in draw deck |

    Example: Bob downloads on Alice's turn
      When Bob downloads "Medical Kit" aboard "U.S.S. Oberth" with "Alyssa Ogawa (First Contact)"
      Then "Medical Kit" is now aboard "U.S.S. Oberth"
      And nothing else has changed

    Example: Bob downloads during Alice's orders
      Given it is Alice's orders
      When Bob downloads "Medical Kit" on "Excavation" with "Alyssa Ogawa (First Contact)"
      Then "Medical Kit" is now on "Excavation"
      And nothing else has changed

    Example: Bob calls the program from his hand on Alice's turn
      Given Bob has:
        | card           | where   |
        | E.M.H. Program | in hand |
      When Bob downloads "E.M.H. Program" aboard "U.S.S. Oberth" with "E.M.H. Program"
      Then "E.M.H. Program" is now aboard "U.S.S. Oberth"
      And nothing else has changed

  @ruling=1eS-suspends-play-02
  Rule: What suspends play may be used in the middle of any action

    Background:
      Given Bob has:
        | card        | where        |
        | Medical Kit | in draw deck |
      And the spaceline:
        | mission               |
        | Wormhole Negotiations |
        | Avert Disaster        |
      And Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |

    @frame=differs
    Scenario Outline: Bob downloads while Alice <acts>
      When Alice <deed>
      And Bob responds with "Alyssa Ogawa (First Contact)"
      And Bob chooses "U.S.S. Oberth" from "U.S.S. Oberth" and "Excavation"
      Then "Medical Kit" is now aboard "U.S.S. Oberth"

      Examples:
        | acts  | deed                                     |
        | beams | beams "Data" to "Excavation"             |
        | flies | moves "Runabout" to "Avert Disaster"     |
        | docks | docks "Runabout" at "Federation Outpost" |

    @frame=differs
    Example: Bob downloads while Alice fights
      Given Alice has:
        | card            | where                    |
        | Yridian Shuttle | at "Excavation"          |
        | Baran           | aboard "Yridian Shuttle" |
      When Alice attacks "U.S.S. Oberth" with "Yridian Shuttle"
      And Bob responds with "Alyssa Ogawa (First Contact)"
      And Bob chooses "U.S.S. Oberth" from "U.S.S. Oberth" and "Excavation"
      And Bob chooses none
      Then "Medical Kit" is still aboard "U.S.S. Oberth"

    Example: Bob downloads while Alice reports a personnel
      Given Alice has:
        | card | where   |
        | Worf | in hand |
      When Alice plays "Worf" aboard "Federation Outpost"
      And Bob responds with "Alyssa Ogawa (First Contact)"
      And Bob chooses "Excavation"
      Then "Medical Kit" is now on "Excavation"
      And "Worf" is now aboard "Federation Outpost"
      And nothing else has changed

    Example: Bob calls the program from his hand while Alice beams
      Given Bob has:
        | card           | where   |
        | E.M.H. Program | in hand |
      When Alice beams "Data" to "Excavation"
      And Bob responds with "E.M.H. Program"
      Then "E.M.H. Program" is now aboard "U.S.S. Oberth"
      And "Data" is now on "Excavation"
      And nothing else has changed

  @ruling=1eS-suspends-play-03
  Rule: The use of a special download icon suspends play

    Background:
      Given Bob has:
        | card        | where        |
        | Medical Kit | in draw deck |

    Example: the icon is used before Data has left the ship
      When Alice beams "Data" to "Excavation"
      And Bob responds with "Alyssa Ogawa (First Contact)"
      And Bob chooses "Excavation"
      Then "Medical Kit" is now on "Excavation"
      And "Medical Kit" has been downloaded
      And "Data" is now on "Excavation"
      And nothing else has changed

  @ruling=1eS-suspends-play-04
  Rule: After the special download the suspended action goes on from where it stood

    Background:
      Given Bob has:
        | card        | where        |
        | Medical Kit | in draw deck |
      And the spaceline:
        | mission               |
        | Wormhole Negotiations |
        | Avert Disaster        |

    @part=special-download
    Example: Data arrives on the planet all the same
      When Alice beams "Data" to "Excavation"
      And Bob responds with "Alyssa Ogawa (First Contact)"
      And Bob chooses "U.S.S. Oberth"
      Then "Data" is now on "Excavation"
      And "Medical Kit" is now aboard "U.S.S. Oberth"
      And nothing else has changed

    @part=card-play
    Example: Data arrives on the planet when the program has been called, too
      Given Bob has:
        | card           | where   |
        | E.M.H. Program | in hand |
      When Alice beams "Data" to "Excavation"
      And Bob responds with "E.M.H. Program"
      Then "Data" is now on "Excavation"
      And "E.M.H. Program" is now aboard "U.S.S. Oberth"
      And nothing else has changed

    @part=special-download
    Example: the ship flies on to where it was going
      When Alice moves "Runabout" to "Avert Disaster"
      And Bob responds with "Alyssa Ogawa (First Contact)"
      And Bob chooses "U.S.S. Oberth"
      Then "Runabout" is now at "Avert Disaster"
      And "Medical Kit" is now aboard "U.S.S. Oberth"
      And nothing else has changed

    @part=special-download
    Example: the attempt meets the dilemma that lay there
      Given Bob has:
        | card            | where              |
        | Impassable Door | under "Excavation" |
      And "Data" is on "Excavation"
      When Alice attempts "Excavation" from "Excavation"
      And Bob responds with "Alyssa Ogawa (First Contact)"
      And Bob chooses "U.S.S. Oberth"
      Then "Impassable Door" has been encountered

  @ruling=1eS-suspends-play-05
  Rule: With no action in progress what suspends play may be used, and suspends nothing

    Background:
      Given Bob has:
        | card        | where        |
        | Medical Kit | in draw deck |

    @part=special-download
    Example: Bob downloads on his own turn before he does anything else
      Given it is Bob's turn
      When Bob downloads "Medical Kit" aboard "U.S.S. Oberth" with "Alyssa Ogawa (First Contact)"
      Then "Medical Kit" is now aboard "U.S.S. Oberth"
      And nothing else has changed

    @part=card
    Example: Bob uses the program from his hand while nobody does anything
      Given Bob has:
        | card           | where   |
        | E.M.H. Program | in hand |
      When Bob uses "E.M.H. Program"
      Then "E.M.H. Program" is now aboard "U.S.S. Oberth"
      And nothing else has changed

  @ruling=1eS-skills-using-09
  Rule: A special download may be used on the turn of the other player

    Background:
      Given Bob has:
        | card        | where        |
        | Medical Kit | in draw deck |

    Example: the nurse calls for her kit on Alice's turn
      When Bob uses "Alyssa Ogawa (First Contact)"
      And Bob chooses "Excavation"
      Then "Medical Kit" is now on "Excavation"
      And "Medical Kit" has been downloaded
      And nothing else has changed

  @ruling=1eD-downloading-special-download-01
  Rule: A special download icon suspends what is in progress while the named card is downloaded

    Background:
      Given Bob has:
        | card        | where        |
        | Medical Kit | in draw deck |
      And the spaceline:
        | mission               |
        | Wormhole Negotiations |
        | Avert Disaster        |

    @part=opponents-turn
    Example: on the opponent's turn, in the middle of a flight
      When Alice moves "Runabout" to "Avert Disaster"
      And Bob responds with "Alyssa Ogawa (First Contact)"
      And Bob chooses "Excavation"
      Then "Medical Kit" is now on "Excavation"
      And "Runabout" is now at "Avert Disaster"
      And nothing else has changed

    @part=own-turn
    Example: on the player's own turn, while she beams down
      Given it is Bob's turn
      When Bob beams "Alyssa Ogawa (First Contact)" to "Excavation"
      And Bob responds with "Alyssa Ogawa (First Contact)"
      And Bob chooses "U.S.S. Oberth"
      Then "Medical Kit" is now aboard "U.S.S. Oberth"
      And "Alyssa Ogawa (First Contact)" is now on "Excavation"
      And nothing else has changed

  @ruling=1eD-dilemma-timing-13
  Rule: What suspends play may interrupt a dilemma

    Background:
      Given Bob has:
        | card        | where        |
        | Medical Kit | in draw deck |

    @part=action
    Example: the kit is downloaded while the dilemma lies open
      Given Bob has:
        | card            | where              |
        | Impassable Door | under "Excavation" |
      And "Data" is on "Excavation"
      When Alice attempts "Excavation" from "Excavation"
      And play goes on until the encounter with "Impassable Door"
      And Bob responds with "Alyssa Ogawa (First Contact)"
      And Bob chooses "U.S.S. Oberth"
      Then "Medical Kit" is now aboard "U.S.S. Oberth"
      And "Impassable Door" has been encountered
      And "Impassable Door" is now in Bob's discard pile
      And nothing else has changed

    @part=card
    Example: the program comes from hand while the dilemma lies open
      Given Bob has:
        | card            | where              |
        | Impassable Door | under "Excavation" |
        | E.M.H. Program  | in hand            |
      And "Data" is on "Excavation"
      When Alice attempts "Excavation" from "Excavation"
      And play goes on until the encounter with "Impassable Door"
      And Bob responds with "E.M.H. Program"
      Then "E.M.H. Program" is now aboard "U.S.S. Oberth"
      And "Impassable Door" has been encountered
      And "Impassable Door" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eS-scouting-locations-41
  Rule: What suspends play may be used during a scouting attempt

    Background:
      Given these locations:
        | location             | quadrant |
        | Iconia Investigation | Alpha    |
      And Alice has:
        | card              | where                     | state                            |
        | Survey Drone      | on "Iconia Investigation" |                                  |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
      And Bob has:
        | card            | where                        |
        | Impassable Door | under "Iconia Investigation" |
        | Medical Kit     | in draw deck                 |

    Example: the kit is downloaded before the drone meets the dilemma
      When Alice scouts "Iconia Investigation"
      And Bob responds with "Alyssa Ogawa (First Contact)"
      And Bob chooses "U.S.S. Oberth" from "U.S.S. Oberth" and "Excavation"
      Then "Medical Kit" is now aboard "U.S.S. Oberth"
      And "Impassable Door" has been encountered
      And "Survey Drone" is now stopped
      And nothing else has changed

  @ruling=1eD-dilemma-timing-03
  Rule: An attempt may be interrupted only by valid responses and by what suspends play

    Background:
      Given Alice has:
        | card            | where           |
        | Geordi La Forge | on "Excavation" |
      And Bob has:
        | card            | where              |
        | Impassable Door | under "Excavation" |
        | Medical Kit     | in draw deck       |
      And "Runabout" is left with RANGE 4

    @part=nothing-else
    Example: an interrupt that answers nothing is not played before the dilemma
      Given Alice has:
        | card                               | where   |
        | Distortion of Space/Time Continuum | in hand |
      When Alice attempts "Excavation" from "Excavation"
      And Alice responds with "Distortion of Space/Time Continuum" on "Runabout"
      Then that is illegal

    @part=suspends-play
    Example: a special download is made before the dilemma
      When Alice attempts "Excavation" from "Excavation"
      And Bob responds with "Alyssa Ogawa (First Contact)"
      And Bob chooses "Excavation"
      Then "Medical Kit" is now on "Excavation"
      And "Impassable Door" is now in Bob's discard pile
      And nothing else has changed

    @part=responses
    Example: what answers a dilemma is played when it is met
      Given Alice has:
        | card        | where           |
        | Plexing     | in hand         |
        | Deanna Troi | on "Excavation" |
      And Bob has:
        | card          | where              |
        | Empathic Echo | under "Excavation" |
      When Alice attempts "Excavation" from "Excavation"
      And play goes on until the encounter with "Empathic Echo"
      And Alice responds with "Plexing"
      Then that is legal
