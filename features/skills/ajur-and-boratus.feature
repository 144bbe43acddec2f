Feature: Ajur and Boratus
  Two Vorgons from the future who make away with what was buried on a planet.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=faq96-365-ajur-and-boratus-01
  Rule: Alone with an archaeologist on a planet either of them destroys all but 3 seed cards there

    Background:
      Given Bob has:
        | card                 | where              |
        | Archer               | under "Excavation" |
        | Armus - Skin of Evil | under "Excavation" |
        | Chalnoth             | under "Excavation" |

    @part=both-of-them
    Scenario Outline: <Vorgon> is there with Gul Ocett
      Given Alice has:
        | card     | where           |
        | <Vorgon> | on "Excavation" |
        | Ocett    | on "Excavation" |
      And Bob has:
        | card       | where              |
        | Firestorm  | under "Excavation" |
        | Nausicaans | under "Excavation" |
      When Alice uses "<Vorgon>"
      And chance chooses <drawn>
      Then "Armus - Skin of Evil" and "Chalnoth" have been destroyed
      And "Armus - Skin of Evil" and "Chalnoth" are now in Bob's discard pile
      And nothing else has changed

      @question=draw-of-ajur-and-boratus
      Examples: Chance tells what stays
        | Vorgon  | drawn                                  |
        | Ajur    | "Archer", "Firestorm" and "Nausicaans" |
        | Boratus | "Archer", "Firestorm" and "Nausicaans" |

      @reading=draw-of-ajur-and-boratus/those-that-go
      Examples: Chance tells what goes
        | Vorgon  | drawn                                 |
        | Ajur    | "Armus - Skin of Evil" and "Chalnoth" |
        | Boratus | "Armus - Skin of Evil" and "Chalnoth" |

    @part=in-such-a-team
    Scenario Outline: <Vorgon> is <where>
      Given Alice has:
        | card               | where           |
        | Zibalian Transport | at "Excavation" |
        | <Vorgon>           | <place>         |
        | <with>             | <place>         |
        | Vekor              | <third>         |
      And Bob has:
        | card      | where              |
        | Firestorm | under "Excavation" |
      When Alice uses "<Vorgon>"
      Then that is illegal
      And nothing else has changed

      Examples: Neither of them is alone with an archaeologist on a planet
        | Vorgon  | where                                        | place                       | with  | third                       |
        | Ajur    | on the planet with a third personnel         | on "Excavation"             | Ocett | on "Excavation"             |
        | Ajur    | on the planet with no archaeologist          | on "Excavation"             | Bok   | aboard "Zibalian Transport" |
        | Boratus | on the planet with no archaeologist          | on "Excavation"             | Bok   | aboard "Zibalian Transport" |
        | Ajur    | aboard a ship in orbit with an archaeologist | aboard "Zibalian Transport" | Ocett | on "Excavation"             |

    @part=in-such-a-team
    Scenario Outline: <what> is with Ajur and Ocett, and is no third personnel of their Away Team
      Given Alice has:
        | card  | where           |
        | Ajur  | on "Excavation" |
        | Ocett | on "Excavation" |
      And <whose> has:
        | card   | where           |
        | <card> | on "Excavation" |
      And Bob has:
        | card      | where              |
        | Firestorm | under "Excavation" |
      When Alice uses "Ajur"
      And chance chooses <drawn>
      Then "Armus - Skin of Evil" has been destroyed
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And nothing else has changed

      @question=draw-of-ajur-and-boratus
      Examples: Chance tells what stays
        | what        | whose | card      | drawn                                |
        | a tricorder | Alice | Tricorder | "Archer", "Chalnoth" and "Firestorm" |
        | Bob's Vekor | Bob   | Vekor     | "Archer", "Chalnoth" and "Firestorm" |

      @reading=draw-of-ajur-and-boratus/those-that-go
      Examples: Chance tells what goes
        | what        | whose | card      | drawn                  |
        | a tricorder | Alice | Tricorder | "Armus - Skin of Evil" |
        | Bob's Vekor | Bob   | Vekor     | "Armus - Skin of Evil" |

  @ruling=faq96-365-ajur-and-boratus-02
  Rule: Her seed cards are those under the mission, and neither the mission nor an outpost

    Scenario Outline: dilemmas and artifacts lie there, and an outpost stands above them
      Given Alice has:
        | card               | where           |
        | Ajur               | on "Excavation" |
        | Ocett              | on "Excavation" |
        | Federation Outpost | at "Excavation" |
      And Bob has:
        | card      | where              |
        | Archer    | under "Excavation" |
        | Horga'hn  | under "Excavation" |
        | Tox Uthat | under "Excavation" |
        | Chalnoth  | under "Excavation" |
      When Alice uses "Ajur"
      And chance chooses <drawn> from "Archer", "Horga'hn", "Tox Uthat" and "Chalnoth"
      Then "Horga'hn" has been destroyed
      And "Horga'hn" is now in Bob's discard pile
      And nothing else has changed

      @question=draw-of-ajur-and-boratus
      Examples: Chance tells what stays
        | drawn                                |
        | "Archer", "Tox Uthat" and "Chalnoth" |

      @reading=draw-of-ajur-and-boratus/those-that-go
      Examples: Chance tells what goes
        | drawn      |
        | "Horga'hn" |

  @ruling=faq96-365-ajur-and-boratus-03
  Rule: No mission need be attempted for it

    Scenario Outline: two Non-Aligned personnel stand on a planet of which the mission is for the Federation
      Given Alice has:
        | card  | where           |
        | Ajur  | on "Excavation" |
        | Ocett | on "Excavation" |
      And Bob has:
        | card                 | where              |
        | Archer               | under "Excavation" |
        | Armus - Skin of Evil | under "Excavation" |
        | Chalnoth             | under "Excavation" |
        | Firestorm            | under "Excavation" |
      When Alice uses "Ajur"
      And chance chooses <drawn>
      Then "Armus - Skin of Evil" has been destroyed
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And nothing else has changed

      @question=draw-of-ajur-and-boratus
      Examples: Chance tells what stays
        | drawn                                |
        | "Archer", "Chalnoth" and "Firestorm" |

      @reading=draw-of-ajur-and-boratus/those-that-go
      Examples: Chance tells what goes
        | drawn                  |
        | "Armus - Skin of Evil" |

    Scenario Outline: it is so when Alice has begun to execute orders
      Given it is Alice's orders
      And Alice has:
        | card  | where           |
        | Ajur  | on "Excavation" |
        | Ocett | on "Excavation" |
      And Bob has:
        | card                 | where              |
        | Archer               | under "Excavation" |
        | Armus - Skin of Evil | under "Excavation" |
        | Chalnoth             | under "Excavation" |
        | Firestorm            | under "Excavation" |
      When Alice uses "Ajur"
      And chance chooses <drawn>
      Then "Armus - Skin of Evil" has been destroyed
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And nothing else has changed

      @question=draw-of-ajur-and-boratus
      Examples: Chance tells what stays
        | drawn                                |
        | "Archer", "Chalnoth" and "Firestorm" |

      @reading=draw-of-ajur-and-boratus/those-that-go
      Examples: Chance tells what goes
        | drawn                  |
        | "Armus - Skin of Evil" |

  @ruling=faq96-365-ajur-and-boratus-05
  Rule: Each of the two skills is used once in a game

    Scenario Outline: <Vorgon> does so on one planet, and not on another one afterwards
      Given the spaceline:
        | mission              | span |
        | Excavation           | 3    |
        | Hunt for DNA Program | 3    |
      And Alice has:
        | card     | where                     |
        | Runabout | at "Excavation"           |
        | Calloway | aboard "Runabout"         |
        | <Vorgon> | on "Excavation"           |
        | Ocett    | on "Excavation"           |
        | Baran    | on "Hunt for DNA Program" |
      And Bob has:
        | card                 | where                        |
        | Archer               | under "Excavation"           |
        | Chalnoth             | under "Excavation"           |
        | Firestorm            | under "Excavation"           |
        | Nausicaans           | under "Excavation"           |
        | Armus - Skin of Evil | under "Hunt for DNA Program" |
        | Zaldan               | under "Hunt for DNA Program" |
        | Malfunctioning Door  | under "Hunt for DNA Program" |
        | Parallel Romance     | under "Hunt for DNA Program" |
      When Alice uses "<Vorgon>"
      And chance chooses <drawn>
      Then "Nausicaans" has been destroyed
      When Alice beams "<Vorgon>" aboard "Runabout"
      And Alice moves "Runabout" to "Hunt for DNA Program"
      And Alice beams "<Vorgon>" to "Hunt for DNA Program"
      And Alice uses "<Vorgon>"
      Then that is illegal

      @question=draw-of-ajur-and-boratus @part=ajur
      Examples: Ajur, and chance tells what stays
        | Vorgon  | drawn                                |
        | Ajur    | "Archer", "Chalnoth" and "Firestorm" |

      @question=draw-of-ajur-and-boratus @part=boratus
      Examples: Boratus, and chance tells what stays
        | Vorgon  | drawn                                |
        | Boratus | "Archer", "Chalnoth" and "Firestorm" |

      @reading=draw-of-ajur-and-boratus/those-that-go
      Examples: Chance tells what goes
        | Vorgon  | drawn        |
        | Ajur    | "Nausicaans" |
        | Boratus | "Nausicaans" |

    @part=ajur
    Scenario Outline: Ajur has reported and beamed down before, and does so for the first time
      Given Alice has:
        | card                    | where           |
        | Alternate Universe Door | on the table    |
        | Federation Outpost      | at "Excavation" |
        | Ajur                    | in hand         |
        | Ocett                   | on "Excavation" |
      And Bob has:
        | card       | where              |
        | Archer     | under "Excavation" |
        | Chalnoth   | under "Excavation" |
        | Firestorm  | under "Excavation" |
        | Nausicaans | under "Excavation" |
      When Alice reports "Ajur" to "Federation Outpost"
      And Alice beams "Ajur" to "Excavation"
      And Alice uses "Ajur"
      And chance chooses <drawn>
      Then "Nausicaans" has been destroyed
      And "Nausicaans" is now in Bob's discard pile
      And "Ajur" is still on "Excavation"
      And nothing else has changed

      @question=draw-of-ajur-and-boratus
      Examples: Chance tells what stays
        | drawn                                |
        | "Archer", "Chalnoth" and "Firestorm" |

      @reading=draw-of-ajur-and-boratus/those-that-go
      Examples: Chance tells what goes
        | drawn        |
        | "Nausicaans" |

  @ruling=faq96-365-ajur-and-boratus-06
  Rule: Each player uses the skill of one Ajur, and of no other one after her

    Background:
      Given the spaceline:
        | mission              |
        | Hunt for DNA Program |

    @part=came-back @frame=many
    Scenario Outline: Res-Q fetches her back, and her skill is used up
      Given Alice has:
        | card                    | where                     |
        | Alternate Universe Door | on the table              |
        | Federation Outpost      | at "Hunt for DNA Program" |
        | Baran                   | on "Hunt for DNA Program" |
        | Ajur                    | on "Excavation"           |
        | Jean-Luc Picard         | on "Excavation"           |
        | Res-Q                   | in hand                   |
      And Bob has:
        | card                 | where                        |
        | Firestorm            | under "Excavation"           |
        | Malfunctioning Door  | under "Excavation"           |
        | Archer               | under "Excavation"           |
        | Chalnoth             | under "Excavation"           |
        | Armus - Skin of Evil | under "Hunt for DNA Program" |
        | Zaldan               | under "Hunt for DNA Program" |
        | Nausicaans           | under "Hunt for DNA Program" |
        | Parallel Romance     | under "Hunt for DNA Program" |
      And the seeds under "Excavation" hold in order:
        | card                |
        | Firestorm           |
        | Malfunctioning Door |
        | Archer              |
        | Chalnoth            |
      When Alice uses "Ajur"
      And chance chooses <drawn>
      And Alice attempts "Excavation"
      Then "Ajur" has been killed
      When play goes on until Alice's second turn
      And Alice plays "Res-Q"
      Then "Ajur" is now in Alice's hand
      When play goes on until the start of Bob's turn
      And play goes on until Alice's turn
      And Alice reports "Ajur" to "Federation Outpost"
      And Alice beams "Ajur" to "Hunt for DNA Program"
      And Alice uses "Ajur"
      Then that is illegal

      @question=draw-of-ajur-and-boratus
      Examples: Chance tells what stays
        | drawn                                           |
        | "Firestorm", "Malfunctioning Door" and "Archer" |

      @reading=draw-of-ajur-and-boratus/those-that-go
      Examples: Chance tells what goes
        | drawn      |
        | "Chalnoth" |

    @part=another-copy
    Scenario Outline: another copy comes, and the skill is used up
      Given Alice has:
        | card                    | where                     |
        | Alternate Universe Door | on the table              |
        | Federation Outpost      | at "Hunt for DNA Program" |
        | Baran                   | on "Hunt for DNA Program" |
        | Ajur [first]            | on "Excavation"           |
        | Jean-Luc Picard         | on "Excavation"           |
        | Ajur [second]           | in hand                   |
      And Bob has:
        | card                 | where                        |
        | Firestorm            | under "Excavation"           |
        | Malfunctioning Door  | under "Excavation"           |
        | Archer               | under "Excavation"           |
        | Chalnoth             | under "Excavation"           |
        | Armus - Skin of Evil | under "Hunt for DNA Program" |
        | Zaldan               | under "Hunt for DNA Program" |
        | Nausicaans           | under "Hunt for DNA Program" |
        | Parallel Romance     | under "Hunt for DNA Program" |
      And the seeds under "Excavation" hold in order:
        | card                |
        | Firestorm           |
        | Malfunctioning Door |
        | Archer              |
        | Chalnoth            |
      When Alice uses "Ajur" [first]
      And chance chooses <drawn>
      And Alice attempts "Excavation"
      Then "Ajur" [first] has been killed
      When play goes on until Alice's second turn
      And Alice reports "Ajur" [second] to "Federation Outpost"
      And Alice beams "Ajur" [second] to "Hunt for DNA Program"
      And Alice uses "Ajur" [second]
      Then that is illegal

      @question=draw-of-ajur-and-boratus
      Examples: Chance tells what stays
        | drawn                                           |
        | "Firestorm", "Malfunctioning Door" and "Archer" |

      @reading=draw-of-ajur-and-boratus/those-that-go
      Examples: Chance tells what goes
        | drawn      |
        | "Chalnoth" |

  @ruling=faq96-365-ajur-and-boratus-07
  Rule: One player's Ajur leaves Boratus his skill, and the opponent's Ajur hers

    Background:
      Given the spaceline:
        | mission              |
        | Excavation           |
        | Hunt for DNA Program |

    @part=boratus @frame=many
    Scenario Outline: Boratus does so after Ajur
      Given Alice has:
        | card    | where                     |
        | Ajur    | on "Excavation"           |
        | Ocett   | on "Excavation"           |
        | Boratus | on "Hunt for DNA Program" |
        | Baran   | on "Hunt for DNA Program" |
      And Bob has:
        | card                 | where                        |
        | Archer               | under "Excavation"           |
        | Chalnoth             | under "Excavation"           |
        | Firestorm            | under "Excavation"           |
        | Nausicaans           | under "Excavation"           |
        | Armus - Skin of Evil | under "Hunt for DNA Program" |
        | Zaldan               | under "Hunt for DNA Program" |
        | Malfunctioning Door  | under "Hunt for DNA Program" |
        | Parallel Romance     | under "Hunt for DNA Program" |
      When Alice uses "Ajur"
      And chance chooses <first>
      And Alice uses "Boratus"
      And chance chooses <then>
      Then "Malfunctioning Door" has been destroyed
      And "Malfunctioning Door" is now in Bob's discard pile
      And "Nausicaans" is still in Bob's discard pile

      @question=draw-of-ajur-and-boratus
      Examples: Chance tells what stays
        | first                                | then                                                    |
        | "Archer", "Chalnoth" and "Firestorm" | "Armus - Skin of Evil", "Zaldan" and "Parallel Romance" |

      @reading=draw-of-ajur-and-boratus/those-that-go
      Examples: Chance tells what goes
        | first        | then                  |
        | "Nausicaans" | "Malfunctioning Door" |

    @part=opponent @frame=many
    Scenario Outline: Bob's Ajur does so after Alice's
      Given Alice has:
        | card        | where           |
        | Ajur [hers] | on "Excavation" |
        | Ocett       | on "Excavation" |
      And Bob has:
        | card                 | where                        |
        | Ajur [his]           | on "Hunt for DNA Program"    |
        | Baran                | on "Hunt for DNA Program"    |
        | Archer               | under "Excavation"           |
        | Chalnoth             | under "Excavation"           |
        | Firestorm            | under "Excavation"           |
        | Nausicaans           | under "Excavation"           |
        | Armus - Skin of Evil | under "Hunt for DNA Program" |
        | Zaldan               | under "Hunt for DNA Program" |
        | Malfunctioning Door  | under "Hunt for DNA Program" |
        | Parallel Romance     | under "Hunt for DNA Program" |
      When Alice uses "Ajur" [hers]
      And chance chooses <first>
      And Alice ends the turn
      And Bob uses "Ajur" [his]
      And chance chooses <then>
      Then "Malfunctioning Door" has been destroyed
      And "Malfunctioning Door" is now in Bob's discard pile
      And "Nausicaans" is still in Bob's discard pile

      @question=draw-of-ajur-and-boratus
      Examples: Chance tells what stays
        | first                                | then                                                    |
        | "Archer", "Chalnoth" and "Firestorm" | "Armus - Skin of Evil", "Zaldan" and "Parallel Romance" |

      @reading=draw-of-ajur-and-boratus/those-that-go
      Examples: Chance tells what goes
        | first        | then                  |
        | "Nausicaans" | "Malfunctioning Door" |
