Feature: Stealing equipment
  Nobody takes what is the other player's but by a card, and then it is his to use.

  Background:
    Given these locations:
      | location   | seeded by | quadrant |
      | Excavation | Alice     | Alpha    |

  @ruling=1eS-stealing-01
  Rule: A player does not take the opponent's equipment, attended or not

    Background:
      Given Alice has:
        | card        | where           |
        | Runabout    | at "Excavation" |
        | Calloway    | on "Excavation" |
        | Medical Kit | on "Excavation" |

    Example: Calloway finds a tricorder that nobody guards, and leaves it there
      Given Bob has:
        | card      | where           |
        | Tricorder | on "Excavation" |
      Then these are illegal:
        | action                                    |
        | Alice beams "Tricorder" to "Runabout"                |
        | Alice beams "Calloway" and "Tricorder" to "Runabout" |
      And these are legal:
        | action                                                 |
        | Alice beams "Calloway" and "Medical Kit" to "Runabout" |

  @ruling=1eS-stealing-02
  Rule: By a card that says so equipment is stolen

    @part=reginod @frame=open
    Example: Reginod steals a disruptor that lies there
      Given Alice has:
        | card    | where           |
        | Reginod | on "Excavation" |
      And Bob has:
        | card              | where           |
        | Klingon Disruptor | on "Excavation" |
      When Alice uses "Reginod" on "Klingon Disruptor"
      Then that is legal
      And "Klingon Disruptor" is now controlled by Alice

    @part=hq-return-orb @frame=open
    Example: a Bajoran who has come aboard Bob's shuttle reclaims a part of an orb
      Given Bob has:
        | card            | where                    |
        | Yridian Shuttle | at "Excavation"          |
        | Orb Fragment    | aboard "Yridian Shuttle" |
      And Alice has:
        | card                    | where                    |
        | Bareil Antos            | aboard "Yridian Shuttle" |
        | HQ: Return Orb to Bajor | on "Bareil Antos"        |
      When Alice uses "HQ: Return Orb to Bajor" on "Orb Fragment"
      Then that is legal
      And "Orb Fragment" is now controlled by Alice

  @ruling=1eS-stealing-03
  Rule: What is stolen is the thief's to use

    Example: the disruptor makes Reginod stronger, and Klag no more
      Given Alice has:
        | card    | where           |
        | Reginod | on "Excavation" |
      And Bob has:
        | card              | where           |
        | Klag              | on "Excavation" |
        | Klingon Disruptor | on "Excavation" |
      When Alice uses "Reginod" on "Klingon Disruptor"
      Then "Klingon Disruptor" is now controlled by Alice
      And the STRENGTH of "Reginod" is 9
      And the STRENGTH of "Klag" is 7
      And nothing else has changed

  @ruling=1eS-stealing-04
  Rule: It does not matter for whose use it is

    @frame=differs
    Scenario Outline: of <what> the one that was stolen makes Calloway stronger, and her own does not
      Given Bob has:
        | card              | where           | state               |
        | <weapon> [stolen] | on "Excavation" | controlled by Alice |
      And Alice has:
        | card           | where           |
        | <weapon> [own] | on "Excavation" |
        | Calloway       | on "Excavation" |
      Then the STRENGTH of "Calloway" is <strength>

      @part=affiliation
      Examples: For Klingons and Non-Aligned
        | weapon            | what           | strength |
        | Klingon Disruptor | two disruptors | 5        |

      @part=species
      Examples: For Klingons, by affiliation or by birth
        | weapon   | what       | strength |
        | D'k Tahg | two knives | 4        |

  @ruling=1eS-stealing-05
  Rule: It enhances those whom its text names, and nobody else

    Example: a stolen bat'leth makes Worf stronger, who is a Klingon, and Calloway not
      Given Bob has:
        | card      | where           | state               |
        | Bat'leth  | on "Excavation" | controlled by Alice |
      And Alice has:
        | card     | where           |
        | Worf     | on "Excavation" |
        | Calloway | on "Excavation" |
      Then the STRENGTH of "Worf" is 12
      And the STRENGTH of "Calloway" is 3

  Rule: Whatever else it needs to work must be there

    @ruling=1eS-stealing-06
    Example: no cloaking device of Romulans hides a runabout, and another one hides a ship of theirs
      Given Bob has:
        | card                           | where                   | state               |
        | Romulan Cloaking Device [one]  | aboard "Runabout"       | controlled by Alice |
        | Romulan Cloaking Device [two]  | aboard "Science Vessel" | controlled by Alice |
      And Alice has:
        | card            | where                   |
        | Runabout        | at "Excavation"         |
        | Joseph Carey    | aboard "Runabout"       |
        | Linda Larson    | aboard "Runabout"       |
        | Science Vessel  | at "Excavation"         |
        | Taibak          | aboard "Science Vessel" |
      Then these are illegal:
        | action                   |
        | Alice cloaks "Runabout"  |
      And these are legal:
        | action                         |
        | Alice cloaks "Science Vessel"  |

    @ruling=1eS-stealing-07
    Scenario Outline: aboard "<ship>" with <crew> the stolen device <works>
      Given Bob has:
        | card                     | where           | state               |
        | Romulan Cloaking Device  | aboard "<ship>" | controlled by Alice |
      And Alice has:
        | card                    | where           |
        | Alternate Universe Door | on the table    |
        | <ship>                  | at "Excavation" |
        | <one>                   | aboard "<ship>" |
        | <another>               | aboard "<ship>" |
        | <third>                 | aboard "<ship>" |
      When Alice cloaks "<ship>"
      Then that is <verdict>

      @part=romulan-ship
      Examples: On a Romulan ship
        | ship           | crew     | works | one    | another | third   | verdict |
        | Science Vessel | Romulans | works | Taibak | Mendak  | Tomalak | legal   |

      @part=enterprise
      Examples: On an Enterprise with two engineers or less
        | ship                | crew           | works         | one         | another      | third        | verdict |
        | Starship Enterprise | two engineers  | works         | Lt. D'Amato | Joseph Carey | Linda Larson | legal   |
        | Starship Enterprise | one engineer   | does not work | Lt. D'Amato | Joseph Carey | Calloway     | illegal |

  @ruling=1eS-stealing-08
  Rule: Nobody steals what he controls

    Background:
      Given Alice has:
        | card    | where           |
        | Reginod | on "Excavation" |

    Example: Reginod does not steal a disruptor of Alice's
      Given Alice has:
        | card              | where           |
        | Klingon Disruptor | on "Excavation" |
      When Alice uses "Reginod" on "Klingon Disruptor"
      Then that is illegal
      And nothing else has changed

    @frame=open
    Example: he steals back what was Alice's and is in Bob's hands
      Given Alice has:
        | card              | where           | state             |
        | Klingon Disruptor | on "Excavation" | controlled by Bob |
      When Alice uses "Reginod" on "Klingon Disruptor"
      Then "Klingon Disruptor" is now controlled by Alice
