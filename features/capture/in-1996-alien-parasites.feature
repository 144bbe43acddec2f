Feature: Alien Parasites in 1996
  An Away Team without INTEGRITY over 32 carries them back to its ship, and for a while the opponent acts with ship and crew.

  Background:
    Given the spaceline:
      | mission               | seeded by | span |
      | Plunder Site          |           | 2    |
      | Gaps in Normal Space  |           |      |
      | Excavation            |           | 3    |
      | Wormhole Negotiations | Bob       | 2    |
      | Avert Disaster        | Bob       | 2    |

  @ruling=faq96-322-alien-parasites-01
  Rule: Without INTEGRITY over 32 the Away Team beams back, and the opponent controls ship and crew at once

    Background:
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Calloway | aboard "Runabout" |
      And Bob has:
        | card            | where              |
        | Alien Parasites | under "Excavation" |

    @part=beams-back @part=controls
    Example: Worf brings them aboard, and Bob takes the ship, him and the one who had stayed there
      Given Alice has:
        | card | where           |
        | Worf | on "Excavation" |
      When Alice attempts "Excavation"
      Then "Worf" is now aboard "Runabout"
      And "Runabout", "Worf" and "Calloway" are now controlled by Bob
      And "Runabout", "Worf" and "Calloway" are still not stopped
      And "Alien Parasites" is still under "Excavation"
      And it is now Bob's turn
      And nothing else has changed

    Example: five of great INTEGRITY are not infected
      Given Alice has:
        | card            | where           |
        | Jean-Luc Picard | on "Excavation" |
        | Worf            | on "Excavation" |
        | Data            | on "Excavation" |
        | Deanna Troi     | on "Excavation" |
        | Tasha Yar       | on "Excavation" |
      When Alice attempts "Excavation"
      Then "Alien Parasites" has been overcome
      And "Worf", "Data", "Deanna Troi" and "Tasha Yar" are still on "Excavation"
      And "Runabout" is still controlled by Alice

    @frame=differs
    Scenario Outline: four with an INTEGRITY of <integrity> <fare>
      Given Alice has:
        | card        | where           |
        | <fourth>    | on "Excavation" |
        | Worf        | on "Excavation" |
        | Data        | on "Excavation" |
        | Deanna Troi | on "Excavation" |
      When Alice attempts "Excavation"
      Then "Runabout" is <now> controlled by <whom>
      And "Worf" is <now> <where>

      Examples:
        | integrity | fare             | fourth          | now   | whom  | where             |
        | 32        | are infected     | Tasha Yar       | now   | Bob   | aboard "Runabout" |
        | 33        | are not infected | Jean-Luc Picard | still | Alice | on "Excavation"   |

  @ruling=faq96-322-alien-parasites-02
  Rule: The opponent may do anything legal with ship and crew

    Example: of many legal orders every one is his, and none that is illegal
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Worf     | on "Excavation"   |
      And Bob has:
        | card            | where                      |
        | Alien Parasites | under "Excavation"         |
        | I.K.S. Buruk    | at "Wormhole Negotiations" |
        | Gowron          | aboard "I.K.S. Buruk"      |
      When Alice attempts "Excavation"
      Then these are legal:
        | action                                         |
        | Bob moves "Runabout" to "Gaps in Normal Space" |
        | Bob beams "Worf" to "Excavation"               |
      And these are illegal:
        | action                                       |
        | Bob moves "I.K.S. Buruk" to "Avert Disaster" |
        | Bob beams "Worf" to "Wormhole Negotiations"  |
        | Alice beams "Worf" to "Excavation"           |

    Example: he draws no card, which would end the turn of Alice
      Given Alice has:
        | card     | where           |
        | Runabout | at "Excavation" |
        | Worf     | on "Excavation" |
      And Bob has:
        | card            | where              |
        | Alien Parasites | under "Excavation" |
      When Alice attempts "Excavation"
      Then these are illegal:
        | action           |
        | Bob draws a card |
      When Bob ends the turn
      Then these are legal:
        | action             |
        | Alice draws a card |

    Example: a doctor of his own is at the mission, and stands by while they attempt it
      Given these made-up cards:
        | card        | type      | kind   | span | attempted by | requires | affiliations | classification |
        | Lost Colony | mission   | planet | 2    | Federation   | MEDICAL  |              |                |
        | Doctor      | personnel |        |      |              |          | Federation   | MEDICAL        |
      And these locations:
        | location    | seeded by | quadrant |
        | Lost Colony | Bob       | Alpha    |
      And Alice has:
        | card     | where           |
        | Runabout | at "Excavation" |
        | Worf     | on "Excavation" |
      And Bob has:
        | card            | where              |
        | Alien Parasites | under "Excavation" |
        | Doctor          | on "Lost Colony"   |
      When Alice attempts "Excavation"
      And Bob moves "Runabout" to "Lost Colony"
      And Bob beams "Worf" to "Lost Colony"
      And Bob attempts "Lost Colony"
      Then "Lost Colony" is still not completed

    @frame=many
    Example: a doctor of the crew is with them, and they complete it
      Given these made-up cards:
        | card        | type      | kind   | span | attempted by | requires | affiliations | classification |
        | Lost Colony | mission   | planet | 2    | Federation   | MEDICAL  |              |                |
        | Doctor      | personnel |        |      |              |          | Federation   | MEDICAL        |
      And these locations:
        | location    | seeded by | quadrant |
        | Lost Colony | Bob       | Alpha    |
      And Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Doctor   | aboard "Runabout" |
        | Worf     | on "Excavation"   |
      And Bob has:
        | card            | where              |
        | Alien Parasites | under "Excavation" |
      When Alice attempts "Excavation"
      And Bob moves "Runabout" to "Lost Colony"
      And Bob beams "Worf" and "Doctor" to "Lost Colony"
      And Bob attempts "Lost Colony"
      Then "Lost Colony" is now completed

  @ruling=faq96-322-alien-parasites-03
  Rule: When he is finished, or ship and crew are all stopped, they are their owner's again, and the turn goes on

    Background:
      Given Alice has:
        | card      | where             |
        | Runabout  | at "Excavation"   |
        | Tasha Yar | aboard "Runabout" |
        | Worf      | on "Excavation"   |
      And Bob has:
        | card            | where                         |
        | Alien Parasites | under "Excavation"            |
        | Empathic Echo   | under "Wormhole Negotiations" |

    @part=finished
    Example: he leaves it at that, and Alice gives orders again
      When Alice attempts "Excavation"
      And Bob ends the turn
      Then it is now Alice's turn
      And "Runabout", "Worf" and "Tasha Yar" are now controlled by Alice
      When Alice beams "Worf" to "Excavation"
      Then "Worf" is now on "Excavation"
      And nothing else has changed

    @part=stopped
    Example: he has them fail before a dilemma, which stops the ship and everybody aboard
      When Alice attempts "Excavation"
      And Bob moves "Runabout" to "Wormhole Negotiations"
      And Bob attempts "Wormhole Negotiations"
      Then "Runabout", "Worf" and "Tasha Yar" are now stopped
      And "Runabout", "Worf" and "Tasha Yar" are now controlled by Alice
      And it is now Alice's turn
      And "Runabout" is still at "Wormhole Negotiations"
      And "Worf" is still aboard "Runabout"
      And nothing else has changed

    @part=finished @part=stopped
    Example: while one of them can act he goes on, until he has had enough
      When Alice attempts "Excavation"
      And Bob beams "Worf" to "Excavation"
      And Bob moves "Runabout" to "Wormhole Negotiations"
      And Bob attempts "Wormhole Negotiations"
      Then "Runabout" and "Tasha Yar" are now stopped
      And "Runabout", "Worf" and "Tasha Yar" are still controlled by Bob
      When Bob ends the turn
      Then it is now Alice's turn
      And "Runabout", "Worf" and "Tasha Yar" are now controlled by Alice
      And "Runabout" is still at "Wormhole Negotiations"
      And nothing else has changed

    @part=stopped @frame=many
    Example: Yar is lost on the way, and they are Alice's again when those who are left are stopped
      Given Bob has:
        | card                 | where                  |
        | Armus - Skin of Evil | under "Avert Disaster" |
      When Alice attempts "Excavation"
      And Bob moves "Runabout" to "Avert Disaster"
      And Bob beams "Tasha Yar" to "Avert Disaster"
      And Bob attempts "Avert Disaster"
      Then "Tasha Yar" has been killed
      And "Runabout" and "Worf" are still controlled by Bob
      When Bob moves "Runabout" to "Wormhole Negotiations"
      And Bob attempts "Wormhole Negotiations"
      Then "Runabout" and "Worf" are now stopped
      And "Runabout" and "Worf" are now controlled by Alice
      And it is now Alice's turn

  @ruling=faq96-322-alien-parasites-04
  Rule: He may move the ship as far as its RANGE still goes

    Background:
      Given Bob has:
        | card            | where              |
        | Alien Parasites | under "Excavation" |

    @frame=open
    Example: RANGE 2 is left, and takes the ship no further than that
      Given Alice has:
        | card     | where           | state             |
        | Runabout | at "Excavation" | left with RANGE 2 |
        | Worf     | on "Excavation" |                   |
      When Alice attempts "Excavation"
      And Bob moves "Runabout" to "Avert Disaster"
      Then that is illegal
      When Bob moves "Runabout" to "Wormhole Negotiations"
      Then "Runabout" is now at "Wormhole Negotiations"

  @ruling=faq96-322-alien-parasites-05
  Rule: He may stop at Gaps in Normal Space, where somebody of the crew is killed

    Example: Calloway is lost in the gap
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Calloway | aboard "Runabout" |
        | Worf     | on "Excavation"   |
      And Bob has:
        | card            | where              |
        | Alien Parasites | under "Excavation" |
      When Alice attempts "Excavation"
      And Bob moves "Runabout" to "Gaps in Normal Space"
      And chance chooses "Calloway" from "Worf" and "Calloway"
      Then "Calloway" has been killed
      And "Worf" is still controlled by Bob

  @ruling=faq96-322-alien-parasites-06
  Rule: He may start a battle with the ship

    Example: the infected ship fires at another one of its own player
      Given Alice has:
        | card      | where                      |
        | D'deridex | at "Excavation"            |
        | Tomalak   | aboard "D'deridex"         |
        | Runabout  | at "Wormhole Negotiations" |
        | Thei      | on "Excavation"            |
        | Taibak    | aboard "D'deridex"         |
      And Bob has:
        | card            | where              |
        | Alien Parasites | under "Excavation" |
      When Alice attempts "Excavation"
      And Bob moves "D'deridex" to "Wormhole Negotiations"
      And Bob attacks "Runabout" with "D'deridex"
      Then "Runabout" is now damaged
      And "D'deridex" is still at "Wormhole Negotiations"
      And "D'deridex", "Tomalak", "Runabout", "Thei" and "Taibak" are now stopped
      And "Thei" is still aboard "D'deridex"
      And nothing else has changed

  @ruling=faq96-322-alien-parasites-07
  Rule: He may leave members of the crew behind on planets that the ship passes

    Example: Worf is stranded, and stays where he is when the ship flies on
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Calloway | aboard "Runabout" |
        | Worf     | on "Excavation"   |
      And Bob has:
        | card            | where              |
        | Alien Parasites | under "Excavation" |
      When Alice attempts "Excavation"
      And Bob moves "Runabout" to "Avert Disaster"
      And Bob beams "Worf" to "Avert Disaster"
      And Bob moves "Runabout" to "Wormhole Negotiations"
      And Bob ends the turn
      Then "Worf" is still on "Avert Disaster"
      And "Runabout" is still at "Wormhole Negotiations"
      And "Worf" is now controlled by Alice
      And nothing else has changed

  @ruling=faq96-322-alien-parasites-08
  Rule: For as long as he controls the ship it counts as his, and he may play Auto-Destruct Sequence on it

    Example: he plays it on the ship that is his for now, and it is destroyed when the turn ends
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Worf     | on "Excavation"   |
      And Bob has:
        | card                   | where              |
        | Alien Parasites        | under "Excavation" |
        | Auto-Destruct Sequence | in hand            |
      When Alice attempts "Excavation"
      And Bob plays "Auto-Destruct Sequence" on "Runabout"
      Then "Auto-Destruct Sequence" is now on "Runabout"
      When Bob ends the turn
      And Alice ends the turn
      Then "Runabout" has been destroyed
      And "Runabout" and "Worf" are now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-322-alien-parasites-09
  Rule: He may attempt a mission with them, and if he completes it the points are his

    @frame=many
    Example: Troi talks for the other side
      Given these made-up cards:
        | card        | type    | kind   | span | points | attempted by | requires  |
        | Lost Colony | mission | planet | 2    | 30     | Federation   | Diplomacy |
      And the spaceline:
        | mission     | seeded by |
        | Lost Colony | Bob       |
      And Alice has:
        | card        | where             |
        | Runabout    | at "Excavation"   |
        | Deanna Troi | aboard "Runabout" |
        | Worf        | on "Excavation"   |
      And Bob has:
        | card            | where              |
        | Alien Parasites | under "Excavation" |
      When Alice attempts "Excavation"
      And Bob moves "Runabout" to "Lost Colony"
      And Bob beams "Deanna Troi" to "Lost Colony"
      And Bob attempts "Lost Colony"
      Then "Lost Colony" is now completed
      And Bob now has 30 points
      And Alice still has 0 points

  @ruling=faq96-322-alien-parasites-10
  Rule: He may attempt a mission although he knows that they cannot overcome the dilemmas there

    Example: he sends them to the Nausicaans that he seeded himself
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Worf     | on "Excavation"   |
      And Bob has:
        | card            | where                  |
        | Alien Parasites | under "Excavation"     |
        | Nausicaans      | under "Avert Disaster" |
      When Alice attempts "Excavation"
      And Bob moves "Runabout" to "Avert Disaster"
      And Bob beams "Worf" to "Avert Disaster"
      And Bob attempts "Avert Disaster"
      Then "Worf" has been killed

  @ruling=faq96-322-alien-parasites-11
  Rule: When they fail before other Alien Parasites the control changes back

    Example: the opponent of the opponent is Alice
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Calloway | aboard "Runabout" |
        | Worf     | on "Excavation"   |
      And Bob has:
        | card                     | where                  |
        | Alien Parasites [first]  | under "Excavation"     |
        | Alien Parasites [second] | under "Avert Disaster" |
      When Alice attempts "Excavation"
      And Bob moves "Runabout" to "Avert Disaster"
      And Bob beams "Worf" to "Avert Disaster"
      And Bob attempts "Avert Disaster"
      Then "Worf" is now aboard "Runabout"
      And "Runabout", "Worf" and "Calloway" are now controlled by Alice
      And "Runabout", "Worf" and "Calloway" are still not stopped
      And it is now Alice's turn
      And "Runabout" is still at "Avert Disaster"
      And nothing else has changed
