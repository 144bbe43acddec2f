Feature: Single missions of 1996
  What the FAQ says of missions on planets whose text or print gave rise to questions.

  @ruling=faq96-312-cloaked-mission-01
  Rule: Cloaked Mission asks for no Cloaking Device, whatever its title

    Example: Kurn, who came without any ship, solves it
      Given the spaceline:
        | mission         |
        | Cloaked Mission |
      And Alice has:
        | card | where                |
        | Kurn | on "Cloaked Mission" |
      When Alice attempts "Cloaked Mission"
      Then "Cloaked Mission" is now completed
      And Alice now has 30 points
      And nothing else has changed

    Example: Klag and Gowron solve it, with no ship but a Runabout in orbit
      Given the spaceline:
        | mission         |
        | Cloaked Mission |
      And Alice has:
        | card     | where                |
        | Runabout | at "Cloaked Mission" |
        | Klag     | on "Cloaked Mission" |
        | Gowron   | on "Cloaked Mission" |
      When Alice attempts "Cloaked Mission" from "Cloaked Mission"
      Then "Cloaked Mission" is now completed
      And Alice now has 30 points
      And "Klag" and "Gowron" are still on "Cloaked Mission"
      And nothing else has changed

  @ruling=faq96-312-cloaked-mission-02
  Rule: A ship has to be decloaked to send down an Away Team

    Background:
      Given the spaceline:
        | mission         |
        | Cloaked Mission |
      And Alice has:
        | card   | where                | state   |
        | Bortas | at "Cloaked Mission" | cloaked |
        | Kurn   | aboard "Bortas"      |         |

    Example: Kurn does not beam down from the cloaked ship
      When Alice beams "Kurn" to "Cloaked Mission"
      Then that is illegal
      And nothing else has changed

    Example: he beams down once it has decloaked
      When Alice decloaks "Bortas"
      Then "Bortas" is no longer cloaked
      When Alice beams "Kurn" to "Cloaked Mission"
      Then "Kurn" is now on "Cloaked Mission"
      And nothing else has changed

  @ruling=faq96-312-investigate-time-continuum-01
  Rule: When all dilemmas have been passed, Time Travel Pod may be played onto the planet to meet the requirement

    Background:
      Given the spaceline:
        | mission                    |
        | Investigate Time Continuum |
      And Alice has:
        | card            | where                           |
        | Ro Laren        | on "Investigate Time Continuum" |
        | Time Travel Pod | in hand                         |
      And Bob has:
        | card            | where                              |
        | Impassable Door | under "Investigate Time Continuum" |

    @frame=unsayable
    Example: behind the door Ro Laren finds out what became of the pod
      When Alice attempts "Investigate Time Continuum"
      And Alice responds with "Time Travel Pod" on "Investigate Time Continuum"
      Then "Impassable Door" has been overcome
      And "Investigate Time Continuum" is now completed
      And Alice now has 35 points
      And "Time Travel Pod" is now in Alice's discard pile

    @frame=unsayable
    Example: the pod is not played onto another planet
      Given these locations:
        | location   | quadrant |
        | Excavation | Alpha    |
      And Alice has:
        | card     | where           |
        | Data     | on "Excavation" |
      When Alice attempts "Excavation"
      And Alice responds with "Time Travel Pod" on "Excavation"
      Then that is illegal
      And "Time Travel Pod" is still in Alice's hand
      When Alice attempts "Investigate Time Continuum"
      And Alice responds with "Time Travel Pod" on "Investigate Time Continuum"
      Then "Investigate Time Continuum" is now completed
      And Alice now has 35 points

  @ruling=faq96-312-investigate-time-continuum-02
  Rule: Time Travel Pod so used is discarded

    Example: the pod is used up when the mission is solved
      Given the spaceline:
        | mission                    |
        | Investigate Time Continuum |
      And Alice has:
        | card            | where                           |
        | Ro Laren        | on "Investigate Time Continuum" |
        | Time Travel Pod | in hand                         |
      When Alice attempts "Investigate Time Continuum"
      And Alice responds with "Time Travel Pod" on "Investigate Time Continuum"
      Then "Time Travel Pod" is now in Alice's discard pile
      And "Investigate Time Continuum" is now completed
      And Alice now has 35 points
      And nothing else has changed

  @ruling=faq96-312-khitomer-research-01
  Rule: Khitomer Research is a mission for Klingons and for Romulans

    Scenario Outline: <who> comes to Khitomer
      Given the spaceline:
        | mission           |
        | Khitomer Research |
      And Alice has:
        | card  | where                  |
        | <who> | on "Khitomer Research" |
      When Alice attempts "Khitomer Research"
      Then that is <verdict>

      @part=klingon
      Examples: Klingons
        | who  | verdict |
        | Klag | legal   |

      @part=romulan
      Examples: Romulans
        | who    | verdict |
        | Bochra | legal   |

      Examples: Nobody else
        | who  | verdict |
        | Worf | illegal |

  @ruling=faq96-312-qualor-ii-rendezvous-01
  Rule: Only non-aligned personnel attempt Qualor II Rendezvous

    Scenario Outline: <who> looks for the dealer
      Given the spaceline:
        | mission              |
        | Qualor II Rendezvous |
      And Alice has:
        | card  | where                     |
        | <who> | on "Qualor II Rendezvous" |
      When Alice attempts "Qualor II Rendezvous"
      Then that is <verdict>

      Examples: The icon does not stand for anybody who likes
        | who   | verdict |
        | Baran | legal   |
        | Sela  | illegal |
        | Worf  | illegal |

  @ruling=faq96-312-reunion-01
  Rule: Cantankerousness is a skill like any other

    Background:
      Given these made-up cards:
        | card           | type      | affiliations | classification | skills           |
        | Grumpy Surgeon | personnel | Federation   | MEDICAL        | Cantankerousness |

    Example: a surgeon who has it is what the mission asks for
      Given the spaceline:
        | mission |
        | Reunion |
      And Alice has:
        | card           | where        |
        | Grumpy Surgeon | on "Reunion" |
      When Alice attempts "Reunion"
      Then "Reunion" is now completed
      And Alice now has 15 points
      And nothing else has changed

    Scenario Outline: the old doctors want to see <whom>, and the mission is <now> completed
      Given these made-up cards:
        | card            | type    | kind   | attempted by | points | requires                  |
        | Doctors' Supper | mission | planet | Federation   | 15     | MEDICAL, Cantankerousness |
      And the spaceline:
        | mission         |
        | Doctors' Supper |
      And Alice has:
        | card   | where                |
        | <whom> | on "Doctors' Supper" |
      When Alice attempts "Doctors' Supper"
      Then "Doctors' Supper" is <now> completed
      And Alice <has> points
      And nothing else has changed

      Examples: With the skill and without
        | whom           | now       | has         |
        | Grumpy Surgeon | now       | now has 15  |
        | Calloway       | still not | still has 0 |

    Example: Calloway is a surgeon, and friendly
      Given the spaceline:
        | mission |
        | Reunion |
      And Alice has:
        | card     | where        |
        | Calloway | on "Reunion" |
      When Alice attempts "Reunion"
      Then "Reunion" is still not completed
      And nothing else has changed
