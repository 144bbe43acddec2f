Feature: Tsiolkovsky Infection
  In 1996 all personnel aboard the infected ship lose the skill that comes first on their cards.

  Background:
    Given the spaceline:
      | mission               |
      | Explore Black Cluster |
    And Alice has:
      | card              | where                      |
      | U.S.S. Enterprise | at "Explore Black Cluster" |
      | Worf              | aboard "U.S.S. Enterprise" |

  @ruling=faq96-323-tsiolkovsky-infection-01
  Rule: A ship is infected or it is not

    Example: a second infection takes no second skill
      Given Bob has:
        | card                           | where                         |
        | Tsiolkovsky Infection [first]  | on "U.S.S. Enterprise"        |
        | Tsiolkovsky Infection [second] | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      Then "Tsiolkovsky Infection" [second] is now on "U.S.S. Enterprise"
      And the skills of "Worf" are SECURITY, Navigation, Diplomacy
      And nothing else has changed

  @ruling=faq96-323-tsiolkovsky-infection-02
  Rule: All of a skill with a multiplier is lost

    Example: nothing is left of Sarek's Diplomacy x3
      Given Alice has:
        | card  | where                      |
        | Sarek | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                  | where                         |
        | Tsiolkovsky Infection | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      Then "Tsiolkovsky Infection" is now on "U.S.S. Enterprise"
      And the skills of "Sarek" are V.I.P., Mindmeld
      And nothing else has changed

  @ruling=faq96-323-tsiolkovsky-infection-03
  Rule: A skill with a multiplier is one skill, and much of it

    Example: where Worf loses one skill, none of his Honor x2 is left
      Given Bob has:
        | card                  | where                  |
        | Tsiolkovsky Infection | on "U.S.S. Enterprise" |
      Then the skills of "Worf" are SECURITY, Navigation, Diplomacy

  @ruling=faq96-323-tsiolkovsky-infection-04
  Rule: Data is infected like anybody else

    Example: he forgets what an engineer knows
      Given Alice has:
        | card | where                      |
        | Data | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                  | where                         |
        | Tsiolkovsky Infection | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      Then the skills of "Data" are OFFICER, Computer Skill x2, Music, Astrophysics, Exobiology

  @ruling=faq96-323-tsiolkovsky-infection-05
  Rule: Exocomps are not infected

    Background:
      Given Alice has:
        | card    | where                      |
        | Exocomp | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                  | where                         |
        | Tsiolkovsky Infection | under "Explore Black Cluster" |

    @question=tsiolkovsky-and-exocomps
    Example: the only skill of an Exocomp is not lost
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      Then the skills box of "Exocomp" is special skill
      And the skills box of "Worf" is Navigation, Diplomacy

    @reading=tsiolkovsky-and-exocomps/yes
    Example: read the other way, an Exocomp loses its only skill
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      Then the skills box of "Exocomp" is none
      And the skills box of "Worf" is Navigation, Diplomacy

    Example: what is no infection takes an Exocomp as it takes anybody
      Given Bob has:
        | card          | where                         |
        | Frame of Mind | under "Explore Black Cluster" |
      And the seeds under "Explore Black Cluster" hold in order:
        | card                  |
        | Tsiolkovsky Infection |
        | Frame of Mind         |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      And chance chooses "Exocomp" from "Exocomp" and "Worf"
      And Bob chooses Navigation
      And Bob chooses Music
      Then "Frame of Mind" is now on "Exocomp"
      And the INTEGRITY of "Exocomp" is 3
      And "Tsiolkovsky Infection" is still on "U.S.S. Enterprise"
      And nothing else has changed

  @ruling=faq96-323-tsiolkovsky-infection-06
  Rule: Holograms are infected

    Example: the image of Leah Brahms forgets its only skill
      Given Alice has:
        | card            | where                      |
        | Dr. Leah Brahms | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                  | where                         |
        | Tsiolkovsky Infection | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      Then the skills of "Dr. Leah Brahms" are ENGINEER

  @ruling=faq96-323-tsiolkovsky-infection-08
  Rule: The first skill in the box is lost, and never the classification

    Example: Worf is of SECURITY still, and his Honor is gone
      Given Bob has:
        | card                  | where                         |
        | Tsiolkovsky Infection | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      Then the skills of "Worf" are SECURITY, Navigation, Diplomacy

    Example: Bob's Calloway is of MEDICAL still, and her Biology is gone
      Given Bob has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
        | Calloway | aboard "Runabout"          |
      And Alice has:
        | card                  | where         |
        | Tsiolkovsky Infection | on "Runabout" |
      Then the skills of "Calloway" are MEDICAL

    Example: it is so of a personnel that Alice has won from Bob
      Given Bob has:
        | card     | where                      | state               |
        | Calloway | aboard "U.S.S. Enterprise" | controlled by Alice |
      And Bob has:
        | card                  | where                  |
        | Tsiolkovsky Infection | on "U.S.S. Enterprise" |
      Then the skills of "Calloway" are MEDICAL

  @ruling=faq96-323-tsiolkovsky-infection-09
  Rule: Leah Brahms, an engineer twice over, remains one

    Example: of ENGINEER x2 her classification is left
      Given Alice has:
        | card        | where                      |
        | Leah Brahms | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                  | where                         |
        | Tsiolkovsky Infection | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      Then the skills of "Leah Brahms" are ENGINEER
      And the classification of "Leah Brahms" is ENGINEER
      And the skills box of "Leah Brahms" is none

  @ruling=faq96-323-tsiolkovsky-infection-10
  Rule: A doctor who knows engineering first of all remains a doctor

    @part=loses-engineer @part=keeps-medical
    Example: the doctor loses ENGINEER and keeps MEDICAL
      Given these made-up cards:
        | card       | type      | affiliations | classification | skills            |
        | Dr. Tessan | personnel | Federation   | MEDICAL        | ENGINEER, Biology |
      And Alice has:
        | card       | where                      |
        | Dr. Tessan | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                  | where                         |
        | Tsiolkovsky Infection | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      Then the skills of "Dr. Tessan" are MEDICAL, Biology
